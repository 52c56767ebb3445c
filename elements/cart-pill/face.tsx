import type { ReactNode } from 'react';
import type { DrawingProps } from '../host/index.ts';
import type { PillActions, PillContent } from './model.ts';

/**
 * Draws the pill.
 * @param props its content and actions
 * @returns the link, or nothing
 * Source: docs/behaviour/cart-pill.md §1, §3
 */
export function Pill({ content, actions }: DrawingProps<PillContent, PillActions>): ReactNode {
  if (content.state === 'hidden') return null;
  const { href, position, label, countText, subtotalText, opensDrawer } = content;
  return (
    <a
      part="link"
      href={href}
      data-position={position}
      aria-label={label}
      aria-haspopup={opensDrawer ? 'dialog' : undefined}
      onClick={actions.click}
    >
      <span part="count">{countText}</span>
      {subtotalText !== null && <span part="subtotal">{subtotalText}</span>}
    </a>
  );
}
