/** `npm run bench:template [-- --rounds 5 --write]`: compares the template engine to the existing one, in one run. */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { buildEngine } from './template/built-engine.ts';
import { measureGrowth } from './template/growth.ts';
import { report } from './template/report.ts';
import { measureSizes } from './template/sizes.ts';
import { createContests, demandSameBytes, timeRound } from './template/time-all.ts';
import { writeIntoReadme } from './template/write-into-readme.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`--rounds: expected a whole number, got ${values.rounds}`);

await buildEngine();
await demandSameBytes();
const contests = createContests();
for (let round = 1; round <= rounds; round++) {
  const startMs = performance.now();
  await timeRound(contests);
  console.error(`round ${round} of ${rounds}: ${Math.round((performance.now() - startMs) / 1000)} s`);
}
const tables = report({ contests, sizes: await measureSizes(), growth: await measureGrowth(rounds) });
const machine = `${new Date().toISOString().slice(0, 10)}, Node ${process.version} (ICU ${process.versions.icu}), ${cpus().length} cores; ${rounds} rounds of three samples, every contestant in a fresh process, processor time.`;
console.log(`${machine}\n\n${tables}`);
if (values.write) await writeIntoReadme(`${machine}\n\n${tables}`);
