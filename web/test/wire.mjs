/* wire.mjs - plays a person's seat over the wire, without drawing anything: the quick way to a late position or a finished game.
 *
 * It runs in a page of that person, so that the table is theirs: who opens it afterwards sees it as if they had played. */

/* Runs in the page. */
async function playOnWire({ game, seats, options, isPublic, decisions, seed, at }) {
  let dice = seed;
  const roll = (n) => (dice = (dice * 48271) % 2147483647) % n;
  const call = async (path, init) => {
    const answer = await fetch(path, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { me } = await call('/api/me');
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
  if (me === null) await call('/api/guest', { ...json, body: JSON.stringify({ name: 'Wren' }) });
  const line = new WebSocket(`ws://${location.host}/ws`);
  const answers = new Map();
  let id = 0;
  const ask = (message) =>
    new Promise((resolve, reject) => {
      answers.set(++id, { resolve, reject });
      line.send(JSON.stringify({ ...message, id }));
    });
  return new Promise((resolve, reject) => {
    let made = 0;
    let table = at;
    const end = (over, version) => {
      line.close();
      resolve({ table, over, version });
    };
    const onPlay = (play) => {
      if (play.table !== table || (play.actor !== 'over' && play.legal === null)) return;
      if (play.actor === 'over' || made >= decisions) return end(play.actor === 'over', play.version);
      made++;
      const { text } = play.legal[roll(play.legal.length)];
      ask({ t: 'move', table, seat: play.seat, version: play.version, move: `${table}-${seed}-${made}`, action: text }).catch(reject);
    };
    line.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.t === 'play') onPlay(message);
      else if (message.t === 'ok') answers.get(message.id).resolve(message);
      else if (message.t === 'error' && message.error !== 'stale') answers.get(message.id).reject(new Error(data));
    };
    line.onopen = async () => {
      try {
        const create = { t: 'create', game, players: seats.length, options, seats, public: isPublic, clock: { kind: 'none' } };
        if (table === 0) ({ table } = await ask(create));
        await ask({ t: 'watch', table });
      } catch (error) {
        reject(error);
      }
    };
    line.onerror = () => reject(new Error('the line broke'));
  });
}

/* A table of the person's own, new or where they are `at`, after a number of their decisions or at its end:
 * { table, over, version }. */
export async function playedOn(person, game, { seats = ['me', 'bot:easy'], options = {}, isPublic = false, decisions = Infinity, seed = 5, at = 0 } = {}) {
  if (!person.page.url().startsWith(person.address)) await person.go('/nothing');
  return person.page.evaluate(playOnWire, { game, seats, options, isPublic, decisions, seed, at });
}
