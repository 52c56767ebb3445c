/**
 * `npm run bench:search [-- --rounds 300]`: the processor time that the store needs for a suggestion of its search over
 * 1,000 products, with the embedded database, which runs in the same process.
 */
import { parseArgs } from 'node:util';
import { openOwnStore } from '../test/support/store.ts';
import { spreadOf } from './shared/statistics.ts';
import { importThousandProducts } from './shared/thousand-products.ts';

const GOAL_MS = 100;
const LIMIT = '6';

/** How a visitor types a title. */
const WAYS = {
  'a whole title': (title: string) => title,
  'the first word': (title: string) => title.split(' ')[0] ?? '',
  'its beginning': (title: string) => title.slice(0, 4),
  'with a typo': (title: string) => title.slice(0, 2) + title.slice(3, 9),
  nothing: (_title: string, round: number) => `zq${round}xv`,
} as const;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '300' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`--rounds: expected a whole number, got ${values.rounds}`);

const store = await openOwnStore();
try {
  const { titles } = await importThousandProducts(store.url);
  const takenMs = new Map(Object.keys(WAYS).map((way) => [way, [] as number[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const [way, textOf] of Object.entries(WAYS)) {
      const title = titles[(round * 37) % titles.length] ?? '';
      const url = new URL('/api/commerce/search', store.url);
      url.search = new URLSearchParams({ q: textOf(title, round), limit: LIMIT, locale: 'en-US' }).toString();
      const start = process.cpuUsage();
      const answer = await fetch(url);
      await answer.json();
      const { user, system } = process.cpuUsage(start);
      if (!answer.ok) throw new Error(`${url.href}: ${answer.status}`);
      takenMs.get(way)?.push((user + system) / 1000);
    }
  console.log('| typed | median, ms | 95th, ms | most, ms | asked |\n| --- | --: | --: | --: | --- |');
  for (const [way, list] of takenMs) {
    const late = list.toSorted((one, other) => one - other)[Math.floor(list.length * 0.95)] ?? Number.NaN;
    const { median, max } = spreadOf(list);
    const verdict = `≤ ${GOAL_MS}: ${late <= GOAL_MS ? 'met' : 'missed'}`;
    console.log(`| ${way} | ${median.toFixed(1)} | ${late.toFixed(1)} | ${max.toFixed(1)} | ${verdict} |`);
  }
} finally {
  await store.close();
}
