import { useEffect, useRef, type ReactNode } from 'react';
import type { CartEntry } from '../../core/cart/index.ts';
import { fill } from '../../core/text/index.ts';
import type { CartHost } from './cart-host.ts';
import { STORE_CART_STRINGS } from './strings.ts';

/**
 * Offers to put the line removed last back; takes the focus that the removed line had.
 * @param props the shell and the removed line
 * @returns the notice, or nothing
 */
export function UndoNotice({
  host,
  removed,
}: {
  readonly host: CartHost;
  readonly removed: CartEntry | null;
}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const id = removed?.id;
  useEffect(() => {
    // Only where the removed line had the focus, which is now nowhere.
    if (id !== undefined && host.hasLostFocus()) button.current?.focus();
  }, [host, id]);
  if (!removed) return null;
  return (
    <p part="undo">
      <span>{fill(STORE_CART_STRINGS.removed, { title: removed.title })}</span>
      <button ref={button} part="quiet-button undo-button" type="button" onClick={() => void host.undo()}>
        {STORE_CART_STRINGS.undo}
      </button>
    </p>
  );
}
