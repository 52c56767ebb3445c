import { useEffect, useRef, type ReactNode } from 'react';
import { fill } from '../../core/text/index.ts';
import type { UndoContent } from './cart-content.ts';
import type { CartHost } from './cart-host.ts';
import { Failure } from './failure.tsx';
import { STORE_CART_STRINGS } from './strings.ts';

/**
 * Offers to put the line removed last back; takes the focus that the removed line had.
 * @param props the shell, and the offer
 * @returns the notice, or nothing
 */
export function UndoNotice({
  host,
  undo,
}: {
  readonly host: CartHost;
  readonly undo: UndoContent | null;
}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const id = undo?.removed.id;
  useEffect(() => {
    if (id !== undefined && host.mayTakeFocus(id)) button.current?.focus();
  }, [host, id]);
  if (!undo) return null;
  return (
    <div part="undo">
      <span>{fill(STORE_CART_STRINGS.removed, { title: undo.removed.title })}</span>
      <button ref={button} part="quiet-button undo-button" type="button" onClick={() => void host.undo()}>
        {STORE_CART_STRINGS.undo}
      </button>
      <Failure problem={undo.problem} />
    </div>
  );
}
