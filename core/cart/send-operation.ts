import { FAILURE_KINDS, isStorefrontError, type FailureKind } from '../errors/index.ts';
import type { Report } from '../shared/index.ts';
import { fingerprintOf, type ActionKey, type ActionKeys } from './action-keys.ts';
import { asFailure } from './as-failure.ts';
import type { CartState } from './cart-state.ts';
import type { CartAnswer, CartGateway } from './gateway.ts';
import type { CartOperation } from './operation.ts';

/** What sending changes needs. */
export interface SendParts {
  readonly state: CartState;
  readonly gateway: CartGateway;
  readonly keys: ActionKeys;
  /** Waits so many milliseconds. */
  readonly wait: (delayMs: number) => Promise<void>;
  /** Called when nobody knows whether a change was made. */
  readonly onUnknownOutcome: () => void;
  readonly report: Report;
}

/** Sends the changes of one action; throws a StorefrontError when refused. */
export type Send = (operation: CartOperation) => Promise<CartAnswer>;

/** Nobody knows whether the change was made. */
const UNKNOWN_OUTCOMES: readonly FailureKind[] = [
  FAILURE_KINDS.offline,
  FAILURE_KINDS.timeout,
  FAILURE_KINDS.server,
  FAILURE_KINDS.unknownOutcome,
  FAILURE_KINDS.inFlight,
];

/** Says how a line shall be, so that doing it once more does no harm. */
const SETTING: readonly CartOperation['type'][] = ['update', 'update-fields'];

/** How long another try of the same action gets to end. */
const IN_FLIGHT_WAIT_MS = 1_000;

/**
 * Makes the sending of one action, whose equal changes all carry the same key.
 * @param parts stores, backend and keys
 * @returns how to send
 * Source: design §8; threat rules R2, R5 and table B, column "Add entry"
 */
export function createSend(parts: SendParts): Send {
  const { state, gateway, keys, wait, report } = parts;
  const used = new Map<string, string>();

  function keyOf(operation: CartOperation): ActionKey {
    const fingerprint = fingerprintOf(operation);
    const taken = keys.take(operation);
    const key = used.get(fingerprint) ?? taken.key;
    used.set(fingerprint, key);
    return { key, isRetry: taken.isRetry };
  }

  async function attempt(operation: CartOperation, key: string) {
    const sentAt = state.startRequest();
    const answer = await callGateway(gateway, operation, key);
    return { answer, isNewest: state.accept(answer.cart, sentAt) };
  }

  /** Another try with the same key may be under way: its answer is ours too. */
  async function attemptAgain(operation: CartOperation, key: string) {
    try {
      return await attempt(operation, key);
    } catch (error) {
      if (!isStorefrontError(error) || error.kind !== FAILURE_KINDS.inFlight) throw error;
      await wait(IN_FLIGHT_WAIT_MS);
      return attempt(operation, key);
    }
  }

  return async (operation) => {
    const taken = keyOf(operation);
    let { key } = taken;
    try {
      const first = await attemptAgain(operation, key);
      if (!taken.isRetry || first.isNewest || !SETTING.includes(operation.type)) return first.answer;
      // The store repeated what it had answered then; the line has been changed elsewhere since.
      key = keys.take(operation).key;
      return (await attempt(operation, key)).answer;
    } catch (caught) {
      const error = asFailure(caught, report, 'cart/gateway');
      if (UNKNOWN_OUTCOMES.includes(error.kind)) {
        keys.keep(operation, key);
        parts.onUnknownOutcome();
      }
      throw error;
    }
  };
}

function callGateway(gateway: CartGateway, operation: CartOperation, key: string): Promise<CartAnswer> {
  switch (operation.type) {
    case 'add':
      return gateway.add(operation.request, key);
    case 'update':
      return gateway.setQuantity(operation.entryId, operation.quantity, key);
    case 'remove':
      return gateway.remove(operation.entryId, key);
    case 'update-fields':
      return gateway.updateAdditionalFields(operation.entryId, operation.request, key);
  }
}
