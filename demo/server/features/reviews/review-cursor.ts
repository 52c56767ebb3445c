/** The position of a review in every sort order: added or deleted reviews do not change it. */
export interface ReviewCursor {
  readonly rating: number;
  /** In milliseconds since 1970. */
  readonly writtenAt: number;
  readonly position: number;
}

const CURSOR = /^([1-5])-(\d{1,15})-(\d{1,15})$/;

/**
 * Serialises the position of a review.
 * @param cursor the position
 */
export function cursorText({ rating, writtenAt, position }: ReviewCursor): string {
  return `${rating}-${writtenAt}-${position}`;
}

/**
 * Parses the position of a review.
 * @param text from `cursorText`
 * @returns undefined for any other text
 */
export function parseCursor(text: string): ReviewCursor | undefined {
  const match = CURSOR.exec(text);
  if (!match) return undefined;
  const [, rating, writtenAt, position] = match.map(Number) as [number, number, number, number];
  return { rating, writtenAt, position };
}
