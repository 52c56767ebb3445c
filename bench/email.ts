/**
 * `npm run bench:email`: checks that the time to validate an e-mail address grows linearly with its length.
 * Addresses of 64, 128 and 256 characters alternate in one process; processor time, medians of the rounds.
 */
import { isEmailAddress } from '../core/text/index.ts';
import { ratioOf, spreadOf } from './shared/statistics.ts';

const LENGTHS = [64, 128, 256] as const;
const ROUNDS = 31;
const CHECKS_PER_ROUND = 20_000;

/** Provokes backtracking: nearly valid, and wrong at the very end. */
const KINDS: Readonly<Record<string, (length: number) => string>> = {
  'an address of many labels': (length) => fitted('user@', 'a.', 'aa', length),
  'a long name': (length) => fitted('', 'a', '@example.com', length),
  'dots, and no end': (length) => fitted('a@', 'a.', '.-', length),
  'signs without an @': (length) => fitted('', 'a+', '!', length),
};

function fitted(start: string, middle: string, end: string, length: number): string {
  const room = length - start.length - end.length;
  return start + middle.repeat(Math.ceil(room / middle.length)).slice(0, room) + end;
}

function timeMicroseconds(address: string): number {
  const before = process.cpuUsage();
  let accepted = 0;
  for (let check = 0; check < CHECKS_PER_ROUND; check += 1) accepted += Number(isEmailAddress(address));
  const { user, system } = process.cpuUsage(before);
  if (accepted % CHECKS_PER_ROUND !== 0) throw new Error('The same address was judged in two ways.');
  return (user + system) / CHECKS_PER_ROUND;
}

console.log('| address | 64, µs | 128, µs | 256, µs | 256 : 128 |');
console.log('| --- | --: | --: | --: | --: |');
for (const [kind, make] of Object.entries(KINDS)) {
  const addresses = LENGTHS.map(make);
  const rounds = Array.from({ length: ROUNDS }, () => addresses.map(timeMicroseconds));
  const [shortest = [], half = [], whole = []] = LENGTHS.map((_, at) =>
    rounds.map((times) => times[at] ?? 0),
  );
  const medians = [shortest, half, whole].map((times) => spreadOf(times).median.toFixed(3));
  console.log(`| ${kind} | ${medians.join(' | ')} | ${ratioOf(whole, half).median.toFixed(2)} |`);
}
