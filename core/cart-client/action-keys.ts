import type { Cart, CartEntry, CartOperation } from '../cart/index.ts';
import { actionName, isAboutSameLine } from './compare-operations.ts';

/** A change and the idempotency key with which it is sent. */
export interface KeyedOperation {
  readonly operation: CartOperation;
  readonly key: string;
  /** When the previous attempt of unknown outcome ended, on the clock of the cart's answers; null for a new key. */
  readonly triedAt: number | null;
  /** The cart before its first attempt; null if there was none, undefined if unknown. */
  readonly formerCart: Cart | null | undefined;
}

/** The keys of one visitor action, which may send several operations, or one of them several times. */
export interface ActionKeys {
  /** The key for an operation: kept from an action whose outcome is unknown, or this action's own, or a new one. */
  readonly take: (operation: CartOperation, formerCart: Cart | null | undefined) => KeyedOperation;
  /** Replaces the key of an operation, which then counts as a new change. */
  readonly renew: (operation: CartOperation, formerCart: Cart | null | undefined) => KeyedOperation;
  /** Keeps a key for the next action that asks for the same. */
  readonly keep: (keyed: KeyedOperation, triedAt: number) => void;
}

/** The idempotency keys of one cart. */
export interface KeyStore {
  readonly startAction: () => ActionKeys;
  /**
   * Drops the keys of other changes that were tried on a line: repeating one of them later is a new action.
   * @param operation the change of the line
   * @param line the line, as it was before
   */
  readonly forgetLine: (operation: CartOperation, line: CartEntry | undefined) => void;
}

/**
 * Creates the keys of one cart. A kept key is handed out once, so two equal changes at the same time are two actions. Keys
 * live as long as the page, because a reloaded page shows the outcome of the last click before the next one.
 * @param createId creates a random key
 * Source: docs/behaviour/cart.md §6.4
 */
export function createKeyStore(createId: () => string): KeyStore {
  let kept: readonly KeyedOperation[] = [];

  function takeKept(name: string): KeyedOperation | undefined {
    const found = kept.find(({ operation }) => actionName(operation) === name);
    kept = kept.filter((one) => one !== found);
    return found;
  }

  return {
    startAction() {
      const own = new Map<string, KeyedOperation>();
      const remember = (keyed: KeyedOperation): KeyedOperation => {
        own.set(actionName(keyed.operation), keyed);
        return keyed;
      };
      const renew: ActionKeys['renew'] = (operation, formerCart) =>
        remember({ operation, key: createId(), triedAt: null, formerCart });
      return {
        renew,
        take(operation, formerCart) {
          const name = actionName(operation);
          const found = takeKept(name) ?? own.get(name);
          return found ? remember(found) : renew(operation, formerCart);
        },
        keep(keyed, triedAt) {
          // The next taker owns the key; otherwise this action would count another action's change as its own.
          own.delete(actionName(keyed.operation));
          kept = [...kept, { ...keyed, triedAt }];
        },
      };
    },
    forgetLine(operation, line) {
      kept = kept.filter((one) => !isAboutSameLine(one.operation, operation, line));
    },
  };
}
