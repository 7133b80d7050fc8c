/* site.mjs - a real server on a free port with an empty store, a browser, and people who look at it.
 *
 * The program is ../build/release/ochre or what OCHRE names; with OCHRE_DIST the client comes from that directory
 * instead of from inside the program. Every person's page is watched: an error on the console, an exception or a
 * request to another origin fails the test that made it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { desk, launch } from './browser.mjs';
import { program } from './engine.mjs';
import { startProxy } from './proxy.mjs';

const generous = ['--thinking', '20', '--messages', '1000', '--creates', '1000', '--accounts', '1000'];

function startServer(data) {
  const child = spawn(program, ['serve', '--port', '0', '--data', data, '--log', 'warn', ...generous], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve({ child, port: Number(new URL(line.trim()).port) }));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

export class Site {
  static async open() {
    const site = new Site();
    site.data = mkdtempSync(join(tmpdir(), 'ochre-web-'));
    const { child, port } = await startServer(site.data);
    site.server = child;
    site.port = port;
    if (process.env.OCHRE_DIST) {
      site.proxy = await startProxy(port, { dist: process.env.OCHRE_DIST });
      site.port = site.proxy.port;
    }
    site.browser = await launch();
    return site;
  }

  get address() {
    return `http://127.0.0.1:${this.port}`;
  }

  /* Somebody with a browser of their own. */
  async person({ lang = 'en', theme = 'light', viewport = desk, motion = 'less', auto = true, address = this.address, touch = false } = {}) {
    const context = await this.browser.newContext({ viewport, hasTouch: touch, locale: 'en-GB' });
    await context.addInitScript((settings) => {
      if (localStorage.getItem('ochre-settings') === null) localStorage.setItem('ochre-settings', JSON.stringify(settings));
    }, { lang, theme, motion, auto });
    const page = await context.newPage();
    return new Person(context, page, address);
  }

  async close() {
    await this.browser?.close();
    this.proxy?.close();
    this.server?.kill();
    await new Promise((resolve) => (this.server?.exitCode === null ? this.server.once('exit', resolve) : resolve()));
    rmSync(this.data, { recursive: true, force: true });
  }
}

export class Person {
  constructor(context, page, address) {
    this.context = context;
    this.page = page;
    this.address = address;
    this.troubles = [];
    page.on('console', (message) => {
      if (message.type() === 'error') this.troubles.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.troubles.push(`exception: ${error.stack}`));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol !== 'data:' && origin !== address) this.troubles.push(`foreign request: ${request.url()}`);
    });
  }

  async go(path) {
    await this.page.goto(this.address + path);
  }

  /* The two clicks: a game, "Play against bots". */
  async startFromHome(game) {
    await this.go('/');
    await this.page.click(`[data-game="${game}"]`);
    await this.page.click('.start .big.main');
    await this.page.waitForSelector('.table .bar');
  }

  tableId() {
    return Number(/\/(?:table|replay)\/(\d+)/.exec(this.page.url())?.[1]);
  }

  version() {
    return this.page.$eval('.table', (node) => Number(node.getAttribute('data-version')));
  }

  async ready(timeout = 30_000) {
    await this.page.waitForSelector('.bar.ready', { timeout });
  }

  async leave() {
    await this.context.close();
    return this.troubles;
  }
}
