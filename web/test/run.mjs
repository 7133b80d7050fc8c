/* run.mjs - runs test files one after the other and ends with the line that the sum of all tests is made of.
 *
 *   node test/run.mjs NAME FILE... */
import { run } from 'node:test';
import { resolve } from 'node:path';

const [name, ...files] = process.argv.slice(2);
let passed = 0;
let failed = 0;
const isFile = (data) => data.file !== undefined && data.nesting === 0 && resolve(data.name) === data.file; // the file itself is no test

const stream = run({ files: files.map((file) => resolve(file)), concurrency: 1, timeout: 1_500_000 });
stream.on('test:pass', (data) => {
  if (isFile(data) || data.skip !== undefined) return;
  passed++;
  console.log(`ok ${data.name} (${Math.round(data.details.duration_ms)} ms)`);
});
stream.on('test:fail', (data) => {
  if (isFile(data) && data.details.error?.failureType === 'subtestsFailed') return;
  failed++;
  const { error } = data.details;
  console.log(`FAILED ${data.name}\n${error?.cause?.stack ?? error?.cause ?? error?.stack ?? error}`);
});
stream.on('test:diagnostic', (data) => {
  if (!/^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) /.test(data.message)) console.log(`  ${data.message}`);
});
stream.resume();
stream.on('end', () => {
  console.log(`${name}: ${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
