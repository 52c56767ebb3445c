import type { Session } from '../session/index.ts';

/** How the tabs of one visitor tell each other that the cart has changed. */
export interface CartTabs {
  readonly post: () => void;
  readonly close: () => void;
}

const SUBJECT = 'cart';

/** It carries no authority: who hears it only asks the store. */
const CHANGED = 'changed';

/**
 * Opens the line to the other tabs.
 * @param session the visitor's session
 * @param onChanged called when another tab changed the cart
 * @returns how to tell them, and how to hang up
 * Source: docs/behaviour/cart.md §10.1
 */
export function openCartTabs(session: Session, onChanged: () => void): CartTabs {
  const channel = session.openTabChannel(SUBJECT, (message) => {
    if (message === CHANGED) onChanged();
  });
  return {
    post: () => {
      channel.post(CHANGED);
    },
    close: () => {
      channel.close();
    },
  };
}
