/* proxy.mjs - stands before a server: hands everything through, and can cut the line and forbid it for a while.
 *
 *   node test/proxy.mjs SERVER_PORT [PORT]     for work on the client: files come from dist/ as they are now */
import { createServer, request as ask } from 'node:http';
import { connect } from 'node:net';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { here } from '../build.mjs';
import { policy, types } from './serve.mjs';

function fileAnswer(dist, url) {
  const path = normalize(new URL(url, 'http://x').pathname);
  let file = join(dist, path);
  if (!existsSync(file) || statSync(file).isDirectory()) file = join(dist, 'index.html');
  const head = { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'content-security-policy': policy };
  return { head, body: readFileSync(file) };
}

export async function startProxy(target, { dist = null, port = 0 } = {}) {
  const sockets = new Set();
  let open = true;
  const server = createServer((request, response) => {
    const own = dist !== null && !/^\/(api|healthz|metrics)/.test(request.url);
    if (own) {
      const { head, body } = fileAnswer(dist, request.url);
      response.writeHead(200, head);
      response.end(body);
      return;
    }
    const { method, headers, url } = request;
    const onward = ask({ host: '127.0.0.1', port: target, method, headers, path: url }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  server.on('upgrade', (request, socket) => {
    if (!open) {
      socket.destroy();
      return;
    }
    const onward = connect(target, '127.0.0.1');
    const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
    onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.pipe(onward).pipe(socket);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        sockets.delete(end);
        socket.destroy();
        onward.destroy();
      });
    }
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    cut: () => {
      open = false;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      open = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const proxy = await startProxy(Number(process.argv[2]), { dist: join(here, 'dist'), port: Number(process.argv[3] ?? 0) });
  console.log(`http://127.0.0.1:${proxy.port}`);
}
