import type { ReactNode } from 'react';
import { STORE_HELLO_WORDS } from '../../core/words/index.ts';
import type { DrawingProps } from '../host/index.ts';
import type { StoreHelloActions, StoreHelloContent } from './model.ts';

/**
 * Draws the button.
 * @param props what it shows, and what a visitor can do
 * Source: docs/behaviour/elements.md §1.1
 */
export function StoreHello({
  content: { buttonText, isPressed },
  actions,
}: DrawingProps<StoreHelloContent, StoreHelloActions>): ReactNode {
  return (
    <button part="button" type="button" aria-pressed={isPressed} onClick={actions.toggle}>
      {buttonText || STORE_HELLO_WORDS.storeHello}
    </button>
  );
}
