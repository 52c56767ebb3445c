/** `npm run differential -- --cases 100000 --seed 1`: how often our engine differs from the existing one, and why. */
import { parseArgs } from 'node:util';
import { compare, merge, type Comparison, type Unexplained } from './support/compare.ts';
import { generateCases, generatePages } from './support/generate.ts';
import { renderWithOurs } from './support/ours.ts';
import { shrink } from './support/shrink.ts';

const BATCH = 500;

/** One case of so many is a whole page. */
const PAGES_APART = 10;
const PRINTED_IN_FULL = 10;

/** Part of the cases that other locale data may change at most. */
const MOST_BY_LOCALE_DATA = 0.005;

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const count = wholeNumber('--cases', values.cases);
const seed = wholeNumber('--seed', values.seed);

const result = merge(batches());
printTable(result);
for (const found of result.unexplained.slice(0, PRINTED_IN_FULL)) printFully(shrink(found, renderWithOurs));
const byLocaleData = shareOfLocaleData(result);
if (byLocaleData >= MOST_BY_LOCALE_DATA)
  console.log(
    `\nlocale data change ${asPercent(byLocaleData)}, the limit is ${asPercent(MOST_BY_LOCALE_DATA)}`,
  );
if (result.unexplained.length > 0 || byLocaleData >= MOST_BY_LOCALE_DATA) process.exitCode = 1;

function shareOfLocaleData({ cases, explained }: Comparison): number {
  const counts = [...explained].map(([{ kind }, count]) => (kind === 'locale data' ? count : 0));
  return counts.reduce((sum, count) => sum + count, 0) / cases;
}

function asPercent(share: number): string {
  return `${(100 * share).toFixed(3)} %`;
}

function* batches(): Generator<Comparison> {
  for (let done = 0; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done);
    const pages = Math.ceil(size / PAGES_APART);
    yield compare(generateCases(seed + done, size - pages), renderWithOurs);
    yield compare(generatePages(seed + done, pages), renderWithOurs);
    if (process.stderr.isTTY) process.stderr.write(`\r${Math.min(done + BATCH, count)} of ${count}`);
  }
  if (process.stderr.isTTY) process.stderr.write('\n');
}

function printTable({ cases, agree, printing, explained, unexplained }: Comparison): void {
  const share = (part: number): string => asPercent(part / cases);
  console.log(`seed ${seed}, ${cases} cases, of which ${share(printing)} print something\n`);
  console.log('| outcome | class | cases | share |');
  console.log('|---|---|--:|--:|');
  console.log(`| agree | | ${agree} | ${share(agree)} |`);
  for (const [{ name, kind }, number] of explained)
    console.log(`| ${kind} | ${name} | ${number} | ${share(number)} |`);
  console.log(`| unexplained | | ${unexplained.length} | ${share(unexplained.length)} |`);
}

function printFully({ each, ours, theirs }: Unexplained): void {
  console.log(`\n--- data\n${each.data}\n--- options\n${JSON.stringify(each.options)}`);
  console.log(`--- template\n${each.template}`);
  console.log(`ours:   ${JSON.stringify(ours)}\ntheirs: ${JSON.stringify(theirs)}`);
}

function wholeNumber(flag: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`${flag}: expected a whole number, got ${text}`);
  return number;
}
