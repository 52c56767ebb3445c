import { hasPendingLines } from '../../../core/cart-client/index.ts';
import type { AddRequest, CartResult, ObservableCart } from '../../../core/cart/index.ts';
import { linesOf, type Act, type Shown, type ReportedAction } from './tab.ts';

/** Records the visitor's actions in one tab, and their reported results. */
export interface Recorder {
  readonly reported: () => readonly ReportedAction[];
  /** Starts an action on the cart, if it applies. The button itself reports the start and end of a click. */
  readonly start: (act: Act) => void;
  readonly begin: (act: Act) => void;
  readonly end: (act: Act, failure: string | null, quantity?: number | null) => void;
  /** Waits until every action has ended. */
  readonly settled: () => Promise<void>;
  /** Reads the cart again if the last read failed or was refused; returns the displayed cart. */
  readonly look: (recover: () => void) => Shown;
}

/**
 * Creates the recorder of a tab.
 * @param cart the tab's
 */
export function createRecorder(cart: ObservableCart): Recorder {
  const ended: ReportedAction[] = [];
  const underWay: Act[] = [];
  const begin = (act: Act): void => void underWay.push(act);

  function end(act: Act, failure: string | null, quantity: number | null = null): void {
    underWay.splice(underWay.indexOf(act), 1);
    ended.push({ act, failure, quantity });
  }

  return {
    reported: () => [...ended, ...underWay.map((act) => ({ act, failure: undefined, quantity: null }))],
    begin,
    end,
    start(act) {
      const ending = send(cart, act);
      if (!ending) return;
      begin(act);
      ending.then(
        (result) => {
          end(act, result?.userErrors[0]?.kind ?? null, result?.entry?.quantity ?? null);
        },
        (error: unknown) => {
          end(act, (error as { readonly kind: string }).kind);
        },
      );
    },
    async settled() {
      await cart.settled();
      while (underWay.length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    look(recover) {
      const status = cart.$status.get().state;
      if (status === 'stale') recover();
      // A refused read looks like no cart.
      else if (cart.$cart.get() === null) void cart.refresh();
      return {
        isReady: status === 'ready',
        lines: linesOf(cart.$cart.get()?.entries ?? []),
        count: cart.$count.get(),
        busy: hasPendingLines(cart) ? ['a line of the cart'] : [],
      };
    },
  };
}

function send(cart: ObservableCart, act: Act): Promise<CartResult | null> | null {
  if (act.type === 'add') return cart.add(act.request);
  if (act.type === 'undo') return cart.$removed.get() && cart.undoRemove();
  if (act.type === 'press') return null;
  const line = lineOf(cart, act.request);
  if (!line) return null;
  return act.type === 'set' ? cart.update(line.id, act.quantity) : cart.remove(line.id);
}

function lineOf(cart: ObservableCart, { itemId, additionalFields }: AddRequest) {
  return cart.$cart
    .get()
    ?.entries.find((line) => line.itemId === itemId && line.additionalFields === additionalFields);
}
