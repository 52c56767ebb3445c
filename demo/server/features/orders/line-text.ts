import { choicesOf } from '../cart/index.ts';

/** A line of an order, as lists and mails print it. */
export interface PrintedLine {
  readonly title: string;
  /** Option → value. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly quantity: number;
}

/**
 * Formats a line of an order.
 * @param line the line
 * @returns such as "2 × Everyday Tee (Sand / M)"
 */
export function lineText({ title, attributes, quantity }: PrintedLine): string {
  const choices = choicesOf(attributes);
  return `${quantity} × ${title}${choices && ` (${choices})`}`;
}
