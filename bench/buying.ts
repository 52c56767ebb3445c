/**
 * `npm run bench:buying`: compares buying without analytics to buying while analytics is blocked, slow, refused or throws.
 * Measures from the click on the button to the order confirmation, in a real browser against the reference store. Each round
 * has one visitor of each kind, in a different order each time. `-- --rounds 3` is a short run.
 */
import { loadavg } from 'node:os';

import {
  addThrowingSink,
  agreeToBeCounted,
  ANALYTICS_TROUBLES,
  troubleAnalytics,
  untilCounted,
} from '../test/support/analytics-troubles.ts';
import { buyShownProduct } from '../test/support/buy-shown-product.ts';
import { openSettled } from '../test/support/settle.ts';
import { openStore } from '../test/support/store.ts';
import { boundOfMean, spreadOf } from './shared/statistics.ts';

const KINDS = ['none', 'working', ...ANALYTICS_TROUBLES] as const;
type Kind = (typeof KINDS)[number];

/** The time of a purchase, in milliseconds. */
interface Taken {
  readonly 'wall clock': number;
  /** Processor time of the visitor's pages, on all threads: excludes other work on this machine. */
  readonly 'processor time': number;
}
const MEASURES = ['wall clock', 'processor time'] as const;

const GOAL = 1.05;
/** A product that does not sell out during the rounds. */
const PRODUCT = '/shop/harbour-print';
const rounds = argumentOf('rounds', 30);
const shop = await openStore();
const cdp = await shop.browser.newBrowserCDPSession();

async function takenBy(kind: Kind): Promise<Taken> {
  const { context, page } = await shop.visit();
  await troubleAnalytics(page, kind === 'none' || kind === 'working' ? null : kind);
  if (kind !== 'none') await agreeToBeCounted(page);
  await openSettled(page, PRODUCT);
  if (kind !== 'none') await untilCounted(page);
  if (kind === 'throwing') await addThrowingSink(page);
  const before = await processorTimesMs();
  const wallClockMs = await buyShownProduct(page);
  const after = await processorTimesMs();
  await context.close();
  // The page of a previous visitor may have closed meanwhile.
  const spentMs = [...after].map(([id, ms]) => ms - (before.get(id) ?? 0));
  return { 'wall clock': wallClockMs, 'processor time': spentMs.reduce((sum, ms) => sum + ms, 0) };
}

/** Process id of each renderer → its processor time. */
async function processorTimesMs(): Promise<ReadonlyMap<number, number>> {
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return new Map(renderers.map(({ id, cpuTime }) => [id, cpuTime * 1000]));
}

const taken = Object.fromEntries(KINDS.map((kind) => [kind, [] as Taken[]])) as Record<Kind, Taken[]>;
for (const kind of KINDS) await takenBy(kind);
for (let round = 0; round < rounds; round += 1)
  for (const [at] of KINDS.entries()) {
    const kind = KINDS[(at + round) % KINDS.length]!;
    taken[kind].push(await takenBy(kind));
  }
shop.close().catch(console.error);

console.log(`${rounds} rounds, load ${loadavg()[0]?.toFixed(1)}\n`);
console.log('| analytics | measure | ms | quartiles | beside none | upper 95 % bound | goal |');
console.log('| --- | --- | --: | --: | --: | --: | --- |');
for (const measure of MEASURES)
  for (const kind of KINDS) {
    const { median, lower, upper } = spreadOf(taken[kind].map((each) => each[measure]));
    const ratios = taken[kind].map((each, round) => each[measure] / taken.none[round]![measure]);
    const { mean, upperBound } = boundOfMean(ratios);
    const verdict = kind === 'none' ? '' : `≤ ${GOAL}: ${upperBound <= GOAL ? 'met' : 'missed'}`;
    console.log(
      `| ${kind} | ${measure} | ${median.toFixed(0)} | ${lower.toFixed(0)}–${upper.toFixed(0)} | ${mean.toFixed(3)} | ${upperBound.toFixed(3)} | ${verdict} |`,
    );
  }

/** Reads a number from the command line, as in `--name 3`. */
function argumentOf(name: string, usual: number): number {
  const at = process.argv.indexOf(`--${name}`);
  const value = Number(process.argv[at + 1]);
  return at !== -1 && value > 0 ? value : usual;
}
