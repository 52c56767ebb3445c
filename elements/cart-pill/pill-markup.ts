import { countText, spokenCount } from '../../core/cart/index.ts';
import { markup, type Markup } from '../host/index.ts';
import { PILL_STRINGS } from './strings.ts';

/** What the pill shows. */
export interface PillContent {
  /** Whole pieces, 0 or more. */
  readonly count: number;
  /** Formatted; null where the store sent no amount. */
  readonly subtotalText: string | null;
  readonly href: string;
  readonly position: string;
}

/**
 * Says how the pill sounds: the number of items, then the subtotal.
 * @param content what it shows
 * @returns the accessible name
 * Source: docs/behaviour/cart-pill.md §1.4
 */
export function pillLabel({ count, subtotalText }: PillContent): string {
  return subtotalText === null ? spokenCount(count) : `${spokenCount(count)}, ${subtotalText}`;
}

/**
 * Describes the pill: a link to the cart, hidden while the cart is empty.
 * @param content what it shows
 * @returns the nodes
 * Source: docs/behaviour/cart-pill.md §1
 */
export function pillMarkup(content: PillContent): readonly Markup[] {
  const { count, subtotalText, href, position } = content;
  if (count === 0) return [];
  const words = `${countText(count)} ${count === 1 ? PILL_STRINGS.item : PILL_STRINGS.items}`;
  return [
    markup(
      'a',
      { part: 'link', href, 'data-position': position, 'aria-label': pillLabel(content) },
      markup('span', { part: 'count' }, words),
      subtotalText !== null && markup('span', { part: 'subtotal' }, subtotalText),
    ),
  ];
}
