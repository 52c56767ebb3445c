/**
 * `npm run bench:buying`: whether buying takes longer beside analytics that is blocked, slow, refused or throws than without
 * any. From the press on the button to the confirmation of the order, in a real browser against the reference store; in each
 * round a visitor who is not counted and one of each kind take turns, in another order each time. `-- --rounds 3` is a short run.
 */
import { loadavg } from 'node:os';

import {
  addThrowingSink,
  agreeToBeCounted,
  ANALYTICS_TROUBLES,
  troubleAnalytics,
  untilCounted,
} from '../test/support/analytics-troubles.ts';
import { buyAMug } from '../test/support/buy-a-mug.ts';
import { openSettled } from '../test/support/settle.ts';
import { openStore } from '../test/support/store.ts';
import { argumentOf } from './shared/argument-of.ts';
import { boundOfMean, spreadOf } from './shared/statistics.ts';

const KINDS = ['none', 'working', ...ANALYTICS_TROUBLES] as const;
type Kind = (typeof KINDS)[number];

const GOAL = 1.05;
const rounds = argumentOf('rounds', 30);
const shop = await openStore();

async function timeOf(kind: Kind): Promise<number> {
  const { context, page } = await shop.visit();
  if (kind !== 'none') {
    if (kind !== 'working') await troubleAnalytics(context, kind);
    await agreeToBeCounted(page);
  }
  await openSettled(page, '/shop/mug');
  if (kind !== 'none') await untilCounted(page);
  if (kind === 'throwing') await addThrowingSink(page);
  const takenMs = await buyAMug(page);
  await context.close();
  return takenMs;
}

const timesMs = Object.fromEntries(KINDS.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>;
for (const kind of KINDS) await timeOf(kind);
for (let round = 0; round < rounds; round += 1)
  for (const [at] of KINDS.entries()) {
    const kind = KINDS[(at + round) % KINDS.length]!;
    timesMs[kind].push(await timeOf(kind));
  }
shop.close().catch(console.error);

console.log(`${rounds} rounds, load ${loadavg()[0]?.toFixed(1)}\n`);
console.log('| analytics | ms | quartiles | beside none | upper 95 % bound | goal |');
console.log('| --- | --: | --: | --: | --: | --- |');
for (const kind of KINDS) {
  const { median, lower, upper } = spreadOf(timesMs[kind]);
  const { mean, upperBound } = boundOfMean(timesMs[kind].map((ms, round) => ms / timesMs.none[round]!));
  const verdict = kind === 'none' ? '' : `≤ ${GOAL}: ${upperBound <= GOAL ? 'met' : 'missed'}`;
  console.log(
    `| ${kind} | ${median.toFixed(0)} | ${lower.toFixed(0)}–${upper.toFixed(0)} | ${mean.toFixed(3)} | ${upperBound.toFixed(3)} | ${verdict} |`,
  );
}
