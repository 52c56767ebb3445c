/** Longer names are not typing errors, in UTF-16 units. */
const MAX_NAME_LENGTH = 40;

/**
 * Finds the most similar known name of a misspelt one.
 * @param name as written
 * @param known all names there are
 * @returns one that differs only in case and hyphens, or else the one with the fewest typing errors (a letter
 * missing, added, replaced or swapped with its neighbour), at most two; undefined if none is that close
 */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  if (name.length > MAX_NAME_LENGTH) return undefined;
  const plainName = plain(name);
  let fewest = slipsAllowed(plainName) + 1;
  let nearest: string | undefined;
  for (const each of known) {
    const candidate = plain(each);
    if (Math.abs(candidate.length - plainName.length) >= fewest) continue;
    const count = slipsBetween(plainName, candidate);
    if (count < fewest) [fewest, nearest] = [count, each];
  }
  return nearest;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}

/** Short names allow fewer errors. */
function slipsAllowed({ length }: string): number {
  if (length <= 2) return 0;
  return length <= 5 ? 1 : 2;
}

/** The restricted Damerau–Levenshtein distance. */
function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
