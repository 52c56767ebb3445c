import type { Case } from './cases.ts';
import { TITLES } from './contestants.ts';
import { ratioOf, spreadOf, type Spread } from '../shared/statistics.ts';
import { targetOf, type Quantity } from './targets.ts';

/**
 * Prints a Markdown table: medians with quartiles, and the ratio to the plain element, pair by pair.
 * @param cases with their measurements
 */
export function printTable(cases: readonly Case[]): void {
  console.log('\n| what | contestant | ms | middle half | × plain | middle half | asked |');
  console.log('|---|---|--:|--:|--:|--:|---|');
  for (const each of cases) printRows(each, 'mount');
  for (const each of cases.filter(({ changes }) => changes > 0)) printRows(each, 'change');
}

function printRows({ count, place, times }: Case, quantity: Quantity): void {
  const key = quantity === 'mount' ? 'mountMs' : 'changeMs';
  const base = times.get('plain')?.[key] ?? [];
  const what = quantity === 'mount' ? `${count} ${place.replace('-', ' ')}` : `one cart change in ${count}`;
  for (const [name, { [key]: values }] of times) {
    const ratio = ratioOf(values, base);
    const asked = verdict(ratio.median, targetOf(name, { quantity, count, place }));
    const cells = [what, TITLES[name], ...spread(spreadOf(values)), ...spread(ratio), asked];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

function spread({ median, lower, upper }: Spread): readonly [string, string] {
  return [short(median), `${short(lower)}–${short(upper)}`];
}

function short(value: number): string {
  return value.toFixed(2);
}

function verdict(ratio: number, target: number | null): string {
  if (target === null) return '';
  return `≤ ${target}: ${ratio <= target ? 'met' : 'missed'}`;
}
