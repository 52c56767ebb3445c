import { html } from 'hono/html';

import { fill } from '../../../core/text/index.ts';
import { ORDER_STRINGS } from '../strings.ts';
import { attributesText, picture } from './cart-line.ts';
import type { Markup } from './markup.ts';
import { price } from './price.ts';

/** A line of a cart or of an order; amounts are integer cents. */
export interface SummaryLine {
  readonly title: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly quantity: number;
  readonly subTotal: number;
  /** Where its picture is; absent where lines have none. */
  readonly pictureUrl?: string | undefined;
}

/**
 * Draws lines that can no longer be changed.
 * @param lines in their order
 * @returns the list
 */
export function summaryLines(lines: readonly SummaryLine[]): Markup {
  return html`<ul class="lines">
    ${lines.map(
      ({ title, attributes, quantity, subTotal, pictureUrl }) =>
        html`<li class="line">
          ${pictureUrl === undefined ? '' : picture(pictureUrl)}
          <div class="line-words">
            <strong>${title}</strong>
            ${[attributesText(attributes), fill(ORDER_STRINGS.pieces, { quantity })].filter(Boolean).join(' · ')}
          </div>
          <p class="line-total">${price(subTotal)}</p>
        </li>`,
    )}
  </ul>`;
}

/**
 * Draws what it comes to.
 * @param subtotalCents before everything else, in integer cents; null leaves the row out
 * @param grandTotalCents what is paid, in integer cents
 * @returns the list of terms and amounts
 */
export function totals(subtotalCents: number | null, grandTotalCents: number): Markup {
  return html`<dl class="totals">
    ${
      subtotalCents === null
        ? ''
        : html`<dt>${ORDER_STRINGS.subtotal}</dt>
            <dd>${price(subtotalCents)}</dd>`
    }
    <dt class="grand">${ORDER_STRINGS.total}</dt>
    <dd class="grand">${price(grandTotalCents)}</dd>
  </dl>`;
}
