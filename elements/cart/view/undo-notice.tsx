import { useEffect, useRef, type ReactNode } from 'react';
import { fill } from '../../../core/text/index.ts';
import { CART_PAGE_WORDS } from '../../../core/words/index.ts';
import type { CartActions, UndoContent } from '../index.ts';
import { focusInView } from '../../ui/index.ts';
import { isFocusNowhere } from './focus-nowhere.ts';
import { Messages } from './messages.tsx';

/**
 * Renders the offer to restore the line removed last; takes over the focus of the removed line.
 * @param props the offer and its action
 * @returns the notice, or null without an offer
 */
export function UndoNotice({
  undo,
  actions,
}: {
  readonly actions: CartActions;
  readonly undo: UndoContent | null;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const ownId = undo?.isOwn ? undo.removed.id : null;
  useEffect(() => {
    if (ownId !== null && button.current && isFocusNowhere(button.current)) focusInView(button.current);
  }, [ownId]);
  if (!undo) return null;
  return (
    <div ref={box} part="undo">
      <span>{fill(CART_PAGE_WORDS.removed, { title: undo.removed.title })}</span>
      <button ref={button} part="quiet-button undo-button" type="button" onClick={actions.undo}>
        {CART_PAGE_WORDS.undo}
      </button>
      <Messages anchor={box} problem={undo.problem} />
    </div>
  );
}
