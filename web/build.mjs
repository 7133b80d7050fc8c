/* build.mjs - makes dist/: app.js and app.css, a chunk and a style sheet for each board, fonts, covers, index.html.
 *
 *   node build.mjs            everything, minified
 * Also used by harness.mjs and the tests, with other entry points. */
import { build } from 'esbuild';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeGenerated } from './types.mjs';

export const here = dirname(fileURLToPath(import.meta.url));

/* The faces in use; the ranges are those of the font files. What asks for a heavier weight gets 700: another 36 kB would not
 * be seen. */
const faces = [
  ['Alegreya', 'alegreya', 700],
  ['Alegreya Sans', 'alegreya-sans', 500],
  ['Alegreya Sans', 'alegreya-sans', 700],
];
const scripts = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
};

function writeFonts(out) {
  mkdirSync(join(out, 'fonts'), { recursive: true });
  let css = '/* Written by build.mjs. */\n';
  for (const [family, name, weight] of faces) {
    for (const [script, range] of Object.entries(scripts)) {
      const file = `${name}-${script}-${weight}-normal.woff2`;
      cpSync(join(here, `node_modules/@fontsource/${name}/files/${file}`), join(out, 'fonts', file));
      css += `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; src: url('/fonts/${file}') format('woff2'); unicode-range: ${range}; }\n`;
    }
  }
  writeFileSync(join(here, 'src/generated/fonts.css'), css);
}

const page = (script) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ochre</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/app.css">
<script type="module" src="/${script}"></script>
</head>
<body><div id="app"></div></body>
</html>
`;

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#9c3b20"/><path d="M10 28c0-4-2-6.500-3.200-10.300-.5-1.600.7-2.600 1.900-1.700 1.100.9 1.900 2.100 2.800 3L10.200 8.600c-.2-1.700 2-2.100 2.300-.4l1.600 7.700.2-9.800c0-1.700 2.500-1.700 2.500 0l.5 9.800 1.700-8.500c.4-1.600 2.500-1.300 2.300.4l-.9 9 2.300-5.500c.6-1.500 2.500-.9 2.100.8-.8 4.200-1.700 7.600-2.700 10.300-.5 1.700-.8 3.400-.8 5.600z" fill="#f4ead8"/></svg>`;

function boardsWithStyle() {
  return readdirSync(join(here, 'src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'fallback')
    .map((entry) => entry.name)
    .filter((name) => existsSync(join(here, `src/games/${name}/style.css`)));
}

/* entry: the script below src/ without its ending; it becomes OUT/app.js. */
export async function makePage({ out, entry = 'main', minify = true }) {
  writeGenerated();
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  writeFonts(out);
  const shared = { bundle: true, minify, outdir: out, logLevel: 'warning', external: ['/fonts/*'], target: 'es2022' };
  await build({
    ...shared,
    entryPoints: [{ in: join(here, `src/${entry}.tsx`), out: 'app' }],
    format: 'esm',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    jsx: 'automatic',
    jsxImportSource: 'preact',
  });
  await build({
    ...shared,
    entryPoints: [
      { in: join(here, 'src/style.css'), out: 'app' },
      ...boardsWithStyle().map((name) => ({ in: join(here, `src/games/${name}/style.css`), out: `games/${name}` })),
    ],
  });
  cpSync(join(here, 'art'), join(out, 'art'), { recursive: true });
  writeFileSync(join(out, 'index.html'), page('app.js'));
  writeFileSync(join(out, 'favicon.svg'), favicon);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makePage({ out: join(here, 'dist') });
