import type { ReactNode } from 'react';
import type { DrawingProps } from '../host/index.ts';
import type { PillContent } from './model.ts';

/**
 * Draws the pill.
 * @param props its content
 * @returns the link, or nothing
 * Source: docs/behaviour/cart-pill.md §1
 */
export function Pill({ content }: DrawingProps<PillContent, null>): ReactNode {
  if (content.state === 'hidden') return null;
  const { href, position, label, countText, subtotalText } = content;
  return (
    <a part="link" href={href} data-position={position} aria-label={label}>
      <span part="count">{countText}</span>
      {subtotalText !== null && <span part="subtotal">{subtotalText}</span>}
    </a>
  );
}
