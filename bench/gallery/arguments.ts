import { parseArgs } from 'node:util';

/** What can be measured. */
export const PARTS = ['grid', 'slides', 'lightbox'] as const;

/** One of them. */
export type PartName = (typeof PARTS)[number];

/** What a run measures. */
export interface RunOptions {
  readonly rounds: number;
  readonly parts: readonly PartName[];
}

/**
 * Reads the command line: `--rounds 5`, `--only grid,slides`.
 * @param args after the script's name
 * @throws Error for an invalid value or an unknown flag
 */
export function readArguments(args: readonly string[]): RunOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', default: PARTS.join(',') },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds: expected a whole number, got ${values.rounds}`);
  const only = values.only.split(',');
  const parts = PARTS.filter((name) => only.includes(name));
  if (parts.length !== only.length)
    throw new Error(`--only: expected some of ${PARTS.join(', ')}, got ${values.only}`);
  return { rounds, parts };
}
