/* unit-bundle.mjs - makes modules of the client loadable in Node: one entry, bundled in memory. */
import { build } from 'esbuild';
import { here } from '../build.mjs';

export async function load(...paths) {
  const contents = paths.map((path) => `export * from './src/${path}';`).join('\n');
  const made = await build({
    stdin: { contents, resolveDir: here, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    jsxImportSource: 'preact',
  });
  const code = Buffer.from(made.outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
