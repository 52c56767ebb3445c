const BEFORE_FIRST = 1_000;

/**
 * Returns the number of an order, as customers and the owner read it.
 * @param position counts orders up from 1; an order that failed leaves a gap
 * @returns such as "#1001"
 * Source: docs/behaviour/reference-store.md §19.3
 */
export function orderNumber(position: number): string {
  return `#${BEFORE_FIRST + position}`;
}

/**
 * Reads the number of an order.
 * @param text such as "#1001" or "1001"
 * @returns its position; undefined for anything else
 */
export function positionOfOrder(text: string): number | undefined {
  const [, digits] = /^#?(\d{4,15})$/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits) - BEFORE_FIRST;
}
