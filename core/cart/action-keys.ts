import type { CartEntry } from './cart.ts';
import type { AddRequest } from './gateway.ts';
import type { CartOperation } from './operation.ts';

/** The key under which an action goes to the store. */
export interface ActionKey {
  readonly key: string;
  /** When the try before ended, whose outcome nobody knows, on the clock of the cart's answers; null for a new key. */
  readonly triedAt: number | null;
}

/** Hands out one idempotency key per accepted action, and the same one again when the action is retried. */
export interface ActionKeys {
  /** Takes the key for a change that starts now: the one kept from a failed try of the same change, or a new one. */
  readonly take: (operation: CartOperation) => ActionKey;
  /** Keeps the key of a change whose outcome nobody knows, for the next try of the same change. */
  readonly keep: (operation: CartOperation, key: string, triedAt: number) => void;
  /**
   * Drops the keys of what else was tried with the same line: whoever comes back to it means it anew.
   * @param operation a change that was made
   * @param line the line that it changed, as it was before
   */
  readonly forgetOthers: (operation: CartOperation, line: CartEntry | undefined) => void;
}

/**
 * Makes the keys of one cart. A kept key is handed out once: two equal changes at the same time are two actions. They
 * live as long as the page: a page that is loaded again shows what came of the last press before it can be pressed.
 * @param createId makes a fresh random key
 * @returns the keys
 * Source: docs/behaviour/cart.md §6.4
 */
export function createActionKeys(createId: () => string): ActionKeys {
  let kept: readonly (ActionKey & { readonly operation: CartOperation })[] = [];
  return {
    take(operation) {
      const fingerprint = fingerprintOf(operation);
      const found = kept.find((one) => fingerprintOf(one.operation) === fingerprint);
      if (!found) return { key: createId(), triedAt: null };
      kept = kept.filter((one) => one !== found);
      return found;
    },
    keep(operation, key, triedAt) {
      kept = [...kept.filter((one) => one.key !== key), { operation, key, triedAt }];
    },
    forgetOthers(operation, line) {
      kept = kept.filter(
        (one) =>
          fingerprintOf(one.operation) === fingerprintOf(operation) ||
          !concernsSameLine(one.operation, operation, line),
      );
    },
  };
}

/**
 * Tells whether two changes are the same wish.
 * @param operation the change
 * @returns a text that is the same for the same wish
 */
export function fingerprintOf(operation: CartOperation): string {
  return JSON.stringify(operation);
}

function concernsSameLine(kept: CartOperation, made: CartOperation, line: CartEntry | undefined): boolean {
  if (kept.type !== 'add') return made.type !== 'add' && made.entryId === kept.entryId;
  if (made.type !== 'add') return line !== undefined && isLineOf(kept.request, line);
  return lineKeyOf(made.request) === lineKeyOf(kept.request);
}

/** Adds that raise the same line. */
function lineKeyOf({ itemId, sku, additionalFields }: AddRequest): string {
  return JSON.stringify([itemId, sku, additionalFields]);
}

function isLineOf({ itemId, sku, additionalFields }: AddRequest, line: CartEntry): boolean {
  if (line.itemId !== itemId || line.additionalFields !== additionalFields) return false;
  return sku === null || line.chosenVariant?.sku === sku;
}
