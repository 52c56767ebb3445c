/** Names with more wrong letters are unrelated. */
const MAX_WRONG_LETTERS = 2;

/**
 * Finds the most similar name. Ignores case, hyphens and underscores; up to two letters may
 * differ, but no more than a third of them.
 * @param written the misspelt name
 * @param names the valid names
 * @returns the most similar one; undefined where none is similar
 * Source: docs/behaviour/elements.md §2.7
 */
export function nearestName<Name extends string>(written: string, names: readonly Name[]): Name | undefined {
  const letters = lettersOf(written);
  const most = Math.min(MAX_WRONG_LETTERS, Math.floor(letters.length / 3));
  const near = names
    .map((name) => ({ name, wrong: countWrong(letters, lettersOf(name)) }))
    .filter(({ wrong }) => wrong <= most)
    .sort((one, other) => one.wrong - other.wrong);
  return near[0]?.name;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[-_\s]/g, '');
}

/** Letters to insert, delete or replace, by rows of the Levenshtein matrix. */
function countWrong(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of one.split('').entries()) {
    const next = [index + 1];
    for (const [place, known] of other.split('').entries()) {
      const exchanged = (row[place] ?? 0) + (letter === known ? 0 : 1);
      next.push(Math.min(exchanged, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
