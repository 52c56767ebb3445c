const MAX_WORDS = 8;

/**
 * Splits a text into normalised words: "Töpferweg 5" and "topferweg 5" have the same.
 * @param text any text
 * @param maxCount how many words at most; eight by default
 * @returns the words of letters and digits, in lower case and without accents
 * Source: docs/behaviour/reference-store.md §8.1
 */
export function wordsOfAddress(text: string, maxCount = MAX_WORDS): readonly string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, maxCount);
}
