import { FAILURE_KINDS, isStorefrontError, type FailureKind } from '../errors/index.ts';
import type { Report } from '../shared/index.ts';
import { fingerprintOf, type ActionKey, type ActionKeys } from './action-keys.ts';
import { asFailure } from './as-failure.ts';
import type { Cart, CartEntry } from './cart.ts';
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
  /** Reads the cart now; never rejects. */
  readonly read: () => Promise<void>;
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

/**
 * The store has looked at the action and said no. Whoever says anything else may stand before it: a rate limiter, the
 * check of the session, a proxy.
 */
const DECISIONS: readonly FailureKind[] = [FAILURE_KINDS.soldOut, FAILURE_KINDS.invalid];

/** How long another try of the same action gets to end. */
const IN_FLIGHT_WAIT_MS = 1_000;

/**
 * Makes the sending of one action, whose equal changes all carry the same key.
 * @param parts stores, backend and keys
 * @returns how to send
 * Source: docs/behaviour/cart.md §6.4, §6.6, §6.7
 */
export function createSend(parts: SendParts): Send {
  const { state, keys, report } = parts;
  const { attempt, attemptAgain } = createAttempts(parts);
  const used = new Map<string, string>();

  function keyOf(operation: CartOperation): ActionKey {
    const fingerprint = fingerprintOf(operation);
    const taken = keys.take(operation);
    const key = used.get(fingerprint) ?? taken.key;
    used.set(fingerprint, key);
    return { key, triedAt: taken.triedAt };
  }

  function keyOfNew(operation: CartOperation): string {
    const { key } = keys.take(operation);
    used.set(fingerprintOf(operation), key);
    return key;
  }

  /** Makes the change; the answer to a retry may only be what the store had answered then. */
  async function make(operation: CartOperation, { key, triedAt }: ActionKey): Promise<CartAnswer> {
    const isReadSince = triedAt !== null && state.isKnownSince(triedAt);
    const { answer, isNewest } = await attemptAgain(operation, key);
    if (triedAt === null) return answer;
    // Whatever has happened since the try before: without versions, or without a look at the cart, nobody can tell.
    if (isNewest && !(isReadSince && answer.cart.version !== null)) await parts.read();
    if (isStillSo(operation, answer, state.$cart.get())) return answer;
    return (await attempt(operation, keyOfNew(operation))).answer;
  }

  return async (operation) => {
    const taken = keyOf(operation);
    const line = lineOf(operation, state.$cart.get());
    try {
      const answer = await make(operation, taken);
      keys.forgetOthers(operation, line);
      return answer;
    } catch (caught) {
      const error = asFailure(caught, report, 'cart/gateway');
      const isUnknown = UNKNOWN_OUTCOMES.includes(error.kind);
      const isUndecided = taken.triedAt !== null && !DECISIONS.includes(error.kind);
      const triedAt = isUnknown ? state.startRequest() : taken.triedAt;
      if (triedAt !== null && (isUnknown || isUndecided)) {
        keys.keep(operation, used.get(fingerprintOf(operation)) ?? taken.key, triedAt);
      }
      if (isUnknown) parts.onUnknownOutcome();
      throw error;
    }
  };
}

function createAttempts({ state, gateway, wait }: SendParts) {
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

  return { attempt, attemptAgain };
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

function lineOf(operation: CartOperation, cart: Cart | null): CartEntry | undefined {
  if (operation.type === 'add') return undefined;
  return cart?.entries.find(({ id }) => id === operation.entryId);
}

/** Tells whether what a change asked for still holds. */
function isStillSo(operation: CartOperation, { entry }: CartAnswer, cart: Cart | null): boolean {
  const lineNow = (id: string | undefined) => cart?.entries.find((one) => one.id === id);
  switch (operation.type) {
    case 'add':
      return entry === null || lineNow(entry.id) !== undefined;
    case 'update':
      return lineNow(operation.entryId)?.quantity === operation.quantity;
    case 'remove':
      return true;
    case 'update-fields':
      return lineNow(operation.entryId)?.additionalFields === operation.request.additionalFields;
  }
}
