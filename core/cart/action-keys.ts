/** Hands out one idempotency key per accepted action, and the same one again when the action is retried. */
export interface ActionKeys {
  /**
   * Takes the key for an action that starts now.
   * @param action the action's payload, comparable by its JSON
   * @returns the key kept from a failed try of the same action, or a new one
   */
  take(action: unknown): string;
  /**
   * Keeps the key of an action whose outcome nobody knows, for the next try of the same action.
   * @param action the action's payload
   * @param key the key that was taken for it
   */
  keep(action: unknown, key: string): void;
}

/**
 * Makes the keys of one cart. A kept key is handed out once: two equal actions at the same time are two actions.
 * @param createId makes a fresh random key
 * @returns the keys
 * Source: design §8; threat rule R2
 */
export function createActionKeys(createId: () => string): ActionKeys {
  const kept = new Map<string, string>();
  return {
    take(action) {
      const fingerprint = JSON.stringify(action);
      const key = kept.get(fingerprint) ?? createId();
      kept.delete(fingerprint);
      return key;
    },
    keep: (action, key) => void kept.set(JSON.stringify(action), key),
  };
}
