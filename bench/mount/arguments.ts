import { parseArgs } from 'node:util';
import { CONTESTANTS, type ContestantName } from './contestants.ts';

/** What a run measures. */
export interface RunOptions {
  /** How many elements are mounted at once. */
  readonly counts: readonly number[];
  /** How often everything is measured. */
  readonly rounds: number;
  readonly contestants: readonly ContestantName[];
}

const DEFAULTS = { counts: '1,10,100,500', rounds: '5' };

/**
 * Reads the command line: `--counts 1,100`, `--rounds 5`, `--only ours,lit` (the plain element always runs).
 * @param args after the script's name
 * @returns the parameters of the run
 * @throws Error for an invalid value or an unknown flag
 */
export function readArguments(args: readonly string[]): RunOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      counts: { type: 'string', default: DEFAULTS.counts },
      rounds: { type: 'string', default: DEFAULTS.rounds },
      only: { type: 'string', default: CONTESTANTS.join(',') },
    },
  });
  const only = values.only.split(',');
  const unknown = only.filter((name) => !CONTESTANTS.some((known) => known === name));
  if (unknown.length > 0)
    throw new Error(`--only: expected some of ${CONTESTANTS.join(', ')}, got ${unknown.join(', ')}`);
  return {
    counts: values.counts.split(',').map((text) => wholeNumber('--counts', text)),
    rounds: wholeNumber('--rounds', values.rounds),
    contestants: CONTESTANTS.filter((name) => name === 'plain' || only.includes(name)),
  };
}

function wholeNumber(flag: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`${flag}: expected whole numbers, got ${text}`);
  return number;
}
