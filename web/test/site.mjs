/* site.mjs - a real server on a free port with an empty store, a browser, and people who look at it.
 *
 * The program is ../build/release/ochre or what OCHRE names; with OCHRE_DIST the client comes from that directory
 * instead of from inside the program. Everything that anybody's browser does is watched: an error on the console, an
 * exception, or a request to another origin fails the test in which it happened, whatever the test looks at itself.
 *
 * Nothing here waits for a time to pass: every wait is for a thing, and only gives up when the machine must have hung. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { after, afterEach, before } from 'node:test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { desk, launch } from './browser.mjs';
import { program } from './engine.mjs';
import { Person } from './person.mjs';
import { startProxy } from './proxy.mjs';

export const minutes = 60_000;
export const games = ['stone-age', 'settlers-stone-age', 'neanderthal', 'cro-magnon', 'kromanontsy'];

/* Dice, bots and codes follow from it, so that a screen that is found wrong can be looked at again; other ones show other
 * screens (OCHRE_TEST_SECRET=64 digits). */
const secret = process.env.OCHRE_TEST_SECRET ?? '0c4e'.repeat(16);
const generous = ['--thinking', '20', '--messages', '1000', '--creates', '1000', '--accounts', '1000', '--requests', '100000'];

function startServer(data, options) {
  const child = spawn(program, ['serve', '--port', '0', '--data', data, '--log', 'warn', ...generous, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, OCHRE_TEST_SECRET: secret },
  });
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve({ child, port: Number(new URL(line.trim()).port) }));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

export class Site {
  people = [];

  async open(options) {
    this.data = mkdtempSync(join(tmpdir(), 'ochre-web-'));
    const { child, port } = await startServer(this.data, options);
    this.server = child;
    this.port = port;
    if (process.env.OCHRE_DIST) {
      this.proxy = await startProxy(port, { dist: process.env.OCHRE_DIST });
      this.port = this.proxy.port;
    }
    this.browser = await launch();
  }

  get address() {
    return `http://127.0.0.1:${this.port}`;
  }

  /* Somebody with a browser of their own; `kept` is what their browser has kept of earlier settings. */
  async person({ viewport = desk, address = this.address, touch = false, ...kept } = {}) {
    const context = await this.browser.newContext({ viewport, hasTouch: touch, locale: 'en-GB' });
    context.setDefaultTimeout(3 * minutes);
    context.setDefaultNavigationTimeout(3 * minutes);
    await context.addInitScript((settings) => {
      if (location.protocol !== 'about:' && localStorage.getItem('ochre-settings') === null) localStorage.setItem('ochre-settings', JSON.stringify(settings));
    }, { lang: 'en', theme: 'light', motion: 'less', turnSound: false, ...kept });
    const person = new Person(context, address);
    person.page = await context.newPage();
    this.people.push(person);
    return person;
  }

  /* After each test: everybody goes home, and nobody may have met with trouble. */
  async clear() {
    const gone = this.people.splice(0);
    for (const person of gone) await person.context.close();
    assert.deepEqual(gone.flatMap((person) => person.troubles), []);
  }

  async close() {
    await this.browser?.close();
    this.proxy?.close();
    this.server?.kill();
    await new Promise((resolve) => (this.server?.exitCode === null ? this.server.once('exit', resolve) : resolve()));
    rmSync(this.data, { recursive: true, force: true });
  }
}

/* One site for all tests of a file; `options` are those of `ochre serve`. */
export function useSite(...options) {
  const site = new Site();
  before(() => site.open(options));
  afterEach(() => site.clear());
  after(() => site.close());
  return site;
}
