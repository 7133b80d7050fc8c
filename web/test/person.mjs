/* person.mjs - somebody with a browser: what they do by hand again and again, and what must not happen to them. */

export class Person {
  troubles = [];
  pardoned = [];

  constructor(context, address) {
    this.context = context;
    this.address = address;
    context.on('console', (message) => {
      if (message.type() === 'error') this.complain(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.complain(`exception: ${error.error().stack}`));
    context.on('request', (request) => this.checkOrigin(request.url()));
    context.on('page', (page) => page.on('websocket', (socket) => this.checkOrigin(socket.url().replace(/^ws/, 'http'))));
  }

  complain(trouble) {
    if (!this.pardoned.some((pattern) => pattern.test(trouble))) this.troubles.push(trouble);
  }

  /* What a test itself brings about, such as a cut line, is no trouble. */
  pardon(pattern) {
    this.pardoned.push(pattern);
  }

  checkOrigin(url) {
    const { origin, protocol } = new URL(url);
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== this.address) this.complain(`foreign request: ${url}`);
  }

  async go(path) {
    await this.page.goto(this.address + path);
  }

  /* The two clicks: a game, "Play against bots"; with a number of players other than the usual one more. */
  async startFromHome(game, players = null) {
    await this.go('/');
    await this.page.click(`[data-game="${game}"]`);
    if (players !== null) await this.page.selectOption('.start .with select >> nth=0', String(players));
    await this.page.click('.start .big.main');
    await this.page.waitForSelector('.table .bar');
  }

  /* From the home page through the form for friends: the kinds of the seats in order, then the options. */
  async setTable(game, kinds, { turns = null, clock = null, isPublic = false } = {}) {
    const { page } = this;
    await this.go('/');
    await page.click(`[data-game="${game}"]`);
    await page.click('.start a[href^="/new/"]');
    if (game !== 'cro-magnon') await page.waitForSelector('.new fieldset >> nth=1 >> .field >> nth=1'); // the form with the game's own options
    await page.selectOption('.seats > .field:not(.seat-field) select', String(kinds.length));
    for (const [i, kind] of kinds.entries()) await page.selectOption(`.seats .seat-field:nth-of-type(${i + 2}) select`, kind);
    if (turns !== null) await page.fill('.new input[type=number]', String(turns));
    if (clock !== null) await page.selectOption('.new fieldset >> nth=1 >> .field >> nth=-1 >> select', clock);
    if (isPublic) await page.check('.new .switch input');
    await page.click('.new button[type=submit]');
    await page.waitForSelector('.table, .lobby');
  }

  /* Opens the link and sits down on the first free seat, as a guest with a name. */
  async join(link, name) {
    const { page } = this;
    await page.goto(link);
    await page.fill('.lobby .field input', name);
    await page.click('.seat-list .button.main >> nth=0');
  }

  /* The menu of the table, by the words on the button. */
  async fromMenu(words) {
    await this.page.click('.top .square');
    await this.page.click(`.menu :text("${words}")`);
  }

  tableId() {
    return Number(/\/(?:table|replay)\/(\d+)/.exec(this.page.url())?.[1]);
  }

  version() {
    return this.page.$eval('.table', (node) => Number(node.getAttribute('data-version')));
  }

  /* Until the table shows at least this version. */
  async seen(version) {
    await this.page.waitForFunction((v) => Number(document.querySelector('.table')?.getAttribute('data-version')) >= v, version);
  }

  async ready() {
    await this.page.waitForSelector('.bar.ready');
  }

  log() {
    return this.page.$$eval('.log .entry .prose', (nodes) => nodes.map((node) => node.textContent));
  }

  board() {
    return this.page.$eval('.board', (node) => node.textContent);
  }
}
