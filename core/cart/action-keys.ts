import type { CartOperation } from './operation.ts';

/** The key under which an action goes to the store. */
export interface ActionKey {
  readonly key: string;
  /** Whether the store may have seen it before. */
  readonly isRetry: boolean;
}

/** Hands out one idempotency key per accepted action, and the same one again when the action is retried. */
export interface ActionKeys {
  /** Takes the key for a change that starts now: the one kept from a failed try of the same change, or a new one. */
  readonly take: (operation: CartOperation) => ActionKey;
  /** Keeps the key of a change whose outcome nobody knows, for the next try of the same change. */
  readonly keep: (operation: CartOperation, key: string) => void;
}

/**
 * Makes the keys of one cart. A kept key is handed out once: two equal changes at the same time are two actions. It
 * is dropped when the visitor asks for something else of the same thing: whoever then comes back to the first wish
 * means it anew.
 * @param createId makes a fresh random key
 * @returns the keys
 * Source: design §8; threat rule R2
 */
export function createActionKeys(createId: () => string): ActionKeys {
  const kept = new Map<string, { readonly fingerprint: string; readonly key: string }>();
  return {
    take(operation) {
      const subject = subjectOf(operation);
      const found = kept.get(subject);
      kept.delete(subject);
      return found?.fingerprint === fingerprintOf(operation)
        ? { key: found.key, isRetry: true }
        : { key: createId(), isRetry: false };
    },
    keep(operation, key) {
      kept.set(subjectOf(operation), { fingerprint: fingerprintOf(operation), key });
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

function subjectOf(operation: CartOperation): string {
  if (operation.type !== 'add') return JSON.stringify(operation.entryId);
  return JSON.stringify([operation.request.itemId, operation.request.sku]);
}
