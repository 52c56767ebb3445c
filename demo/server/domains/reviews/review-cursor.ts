/** The place of a review in every order: what was added or taken away since then does not move it. */
export interface ReviewCursor {
  readonly rating: number;
  /** In milliseconds since 1970. */
  readonly writtenAt: number;
  readonly position: number;
}

const CURSOR = /^([1-5])-(\d{1,15})-(\d{1,15})$/;

/**
 * Writes the place of a review as a text.
 * @param cursor the place
 */
export function cursorText({ rating, writtenAt, position }: ReviewCursor): string {
  return `${rating}-${writtenAt}-${position}`;
}

/**
 * Reads the place of a review.
 * @param text as `cursorText` has written it
 * @returns undefined for any other text
 */
export function parseCursor(text: string): ReviewCursor | undefined {
  const match = CURSOR.exec(text);
  if (!match) return undefined;
  const [, rating, writtenAt, position] = match.map(Number) as [number, number, number, number];
  return { rating, writtenAt, position };
}
