import { createCooldown, type Cooldown } from '../api/index.ts';
import { FAILURE_KINDS, isStorefrontError, type FailureKind, type StorefrontError } from '../errors/index.ts';
import { randomId } from '../session/index.ts';
import type { Report } from '../shared/index.ts';
import { createKeyStore, type ActionKeys, type KeyedOperation, type KeyStore } from './action-keys.ts';
import type { CartBackend } from './backend.ts';
import type { Cart, CartEntry, CartMiddleware, CartOperation, CartResult, CartState } from '../cart/index.ts';
import type { Answers } from './answers.ts';
import type { Leaving } from './leaving.ts';
import { runMiddleware } from './middleware.ts';
import { isInPlace, lineOf } from './compare-operations.ts';
import { type Difference, differenceOf } from './difference-of.ts';
import { madeInPart } from './made-in-part.ts';
import { createTurns, type InTabTurn, type Turns } from './pacing.ts';
import { createUnkeyedAdditions } from './unkeyed-additions.ts';

/** The dependencies of the writer. */
export interface CartWritesParts {
  readonly state: Pick<CartState, '$cart' | '$status'>;
  readonly answers: Answers;
  readonly backend: CartBackend;
  /** Wrappers of every change, outermost first. */
  readonly getMiddleware: () => readonly CartMiddleware[];
  /** How long middleware may hold a change, in milliseconds. */
  readonly middlewareTimeoutMs: number;
  /** Monotonic time in milliseconds, as of `performance.now()`. */
  readonly nowMs: () => number;
  /** Reads the cart now; never rejects. */
  readonly read: () => Promise<void>;
  /** Reads the cart after the store has sent one: a refused read counts as failed; never rejects. */
  readonly readAgain: () => Promise<void>;
  /** Called after a change of unknown outcome. */
  readonly onUnknownOutcome: () => void;
  /** Follows the page. */
  readonly leaving: Leaving;
  /** Waits for the visitor's other tabs. */
  readonly inTabTurn: InTabTurn;
  readonly report: Report;
}

/** Sends changes of the cart, one after another. */
export interface CartWrites extends Pick<Turns, 'afterOthers' | 'settled'> {
  /** Makes a change; rejects with a StorefrontError only if the outcome is not decided. */
  readonly perform: (operation: CartOperation) => Promise<CartResult>;
}

/** The meaning of a failure for the change and its key. */
interface Outcome {
  /** Whether the store refused this very change. Then the action resolves to a result; otherwise it rejects. */
  readonly isRefusal: boolean;
  /** "decided": the store has processed the change. "unseen": it has not. "unknown": it may have. */
  readonly key: 'decided' | 'unseen' | 'unknown';
}

const UNKNOWN: Outcome = { isRefusal: false, key: 'unknown' };

/** Source: docs/behaviour/cart.md §6.4, §6.5, §8.1. */
const OUTCOMES: Readonly<Partial<Record<string, Outcome>>> = {
  [FAILURE_KINDS.soldOut]: { isRefusal: true, key: 'decided' },
  [FAILURE_KINDS.invalid]: { isRefusal: true, key: 'decided' },
  // Perhaps not from the store itself, but from a proxy, a rate limiter or a session check in front of it.
  [FAILURE_KINDS.notFound]: { isRefusal: true, key: 'unseen' },
  [FAILURE_KINDS.forbidden]: { isRefusal: true, key: 'unseen' },
  [FAILURE_KINDS.bought]: { isRefusal: true, key: 'decided' },
  [FAILURE_KINDS.crumb]: { isRefusal: false, key: 'unseen' },
  [FAILURE_KINDS.rateLimited]: { isRefusal: false, key: 'unseen' },
  [FAILURE_KINDS.offline]: UNKNOWN,
  [FAILURE_KINDS.timeout]: UNKNOWN,
  [FAILURE_KINDS.server]: UNKNOWN,
  [FAILURE_KINDS.unknownOutcome]: UNKNOWN,
  [FAILURE_KINDS.inFlight]: UNKNOWN,
} satisfies Record<FailureKind, Outcome>;

// Another copy of this script on the page may know more kinds.
const outcomeOf = ({ kind }: StorefrontError): Outcome => OUTCOMES[kind] ?? UNKNOWN;

/**
 * Creates the writer of a cart. A change goes through these steps:
 *
 * 1. The cooldown: after a 429, nothing is sent for a while.
 * 2. Middleware, outermost first. Wrappers do not wait for each other: one that makes a change of another line would
 *    otherwise wait for itself.
 * 3. The queue: requests are sent one after another, except when the visitor leaves the page.
 * 4. The cooldown again, which may have started meanwhile.
 * 5. The key: kept from an action of unknown outcome, or new. If the gateway knows no keys, a repeated addition first reads
 *    the cart, and is not sent if its line has grown meanwhile (`unkeyed-additions.ts`).
 * 6. The request. The newest cart wins (`answers.ts`). A store may answer a retry with its first answer: if that no longer
 *    holds, the change is sent again, under a new key.
 * 7. The outcome: a result, a result with the refusal, or a rejection. `OUTCOMES` decides whether the key is kept.
 *
 * Before that, `lines.ts` merges several clicks into one change.
 * @param parts stores, backend and clock
 * Source: docs/behaviour/cart.md §6
 */
export function createCartWrites(parts: CartWritesParts): CartWrites {
  const { track, inTurn, afterOthers, settled } = createTurns(parts.leaving, parts.inTabTurn);
  const cooldown = createCooldown(parts.nowMs);
  const keys = createKeyStore(randomId);
  const request = createRequest(parts, cooldown, keys);

  async function perform(operation: CartOperation): Promise<CartResult> {
    cooldown.check();
    const ownKeys = keys.startAction();
    const send = (wrapped: CartOperation) => inTurn(() => toResult(request(wrapped, ownKeys)));
    const { middlewareTimeoutMs: timeoutMs, report } = parts;
    return runMiddleware(operation, { wrappers: parts.getMiddleware(), send, timeoutMs, report });
  }

  /** Turns a refusal into a result, including one by middleware. */
  async function toResult(result: Promise<CartResult>): Promise<CartResult> {
    try {
      return await result;
    } catch (error) {
      if (!isStorefrontError(error) || !outcomeOf(error).isRefusal) throw error;
      return { cart: parts.state.$cart.get(), entry: null, userErrors: [error], warnings: [] };
    }
  }

  return {
    perform: (operation) => track(toResult(perform(operation))),
    afterOthers,
    settled,
  };
}

/** The line may have been removed, or the cart bought, in another tab or on another device. */
function isOutdated(error: unknown, { type }: CartOperation): boolean {
  if (!isStorefrontError(error)) return false;
  return error.kind === FAILURE_KINDS.bought || (type !== 'add' && error.kind === FAILURE_KINDS.notFound);
}

/** The outcome of a change. */
interface Made {
  readonly entry: CartEntry | null;
  /** The cart that was known just before the answer. */
  readonly known: Cart | null | undefined;
  /** Set if it is known already: by a refusal that has added a part, or by an earlier attempt. */
  readonly difference?: Difference;
}

/** The known cart; null if there is none, undefined while unknown. */
function cartNow({ $cart, $status }: CartWritesParts['state']): Cart | null | undefined {
  return $cart.get() ?? ($status.get().state === 'ready' ? null : undefined);
}

/** Without a version, the cart may or may not include the change already. */
function readMeanwhile(cart: Cart | null | undefined): Cart | null | undefined {
  return cart?.version === null ? undefined : cart;
}

/** Sends one operation under one key. */
function createSender(parts: CartWritesParts, cooldown: Cooldown) {
  const { state, answers, backend, read } = parts;

  function noteFailure(error: StorefrontError, keyed: KeyedOperation, ownKeys: ActionKeys): void {
    if (error.kind === FAILURE_KINDS.rateLimited) cooldown.begin(error);
    const { key } = outcomeOf(error);
    if (key === 'unknown') {
      ownKeys.keep(keyed, answers.startRequest());
      parts.onUnknownOutcome();
    } else if (key === 'unseen' && keyed.triedAt !== null) ownKeys.keep(keyed, keyed.triedAt);
  }

  /** Shows the cart that a refusal brought, and finds what was made of the change. */
  async function readRefused(error: StorefrontError, keyed: KeyedOperation, sentAt: number) {
    const after = await backend.readRefused(error);
    if (!after) return null;
    answers.accept(after, sentAt);
    if (error.kind !== FAILURE_KINDS.soldOut) return null;
    const { operation, triedAt, formerCart } = keyed;
    const part = madeInPart({ operation, before: formerCart, after });
    if (!part) return null;
    const { warnings } = part.difference;
    // An undo must not remove pieces that may have come from elsewhere since the first attempt.
    const difference = triedAt === null ? part.difference : { warnings };
    return { entry: part.entry, difference, known: formerCart, isDecided: true };
  }

  return async (keyed: KeyedOperation, ownKeys: ActionKeys): Promise<Made & { isDecided: boolean }> => {
    const { operation, key, triedAt } = keyed;
    const sentAt = answers.startRequest();
    try {
      const context = { isRetry: triedAt !== null, known: cartNow(state) };
      const { cart, entry } = await backend.send(operation, key, context);
      const known = cartNow(state);
      const wasKnown = triedAt !== null && answers.isKnownSince(triedAt);
      const isNewest = answers.accept(cart, sentAt);
      return { entry, known, isDecided: cart.version !== null && (!isNewest || wasKnown) };
    } catch (error) {
      if (isStorefrontError(error)) {
        noteFailure(error, keyed, ownKeys);
        const part = await readRefused(error, keyed, sentAt);
        if (part) return part;
      }
      if (isOutdated(error, operation)) await read();
      throw error;
    }
  };
}

/** Steps 4 to 7 of one operation. */
function createRequest(parts: CartWritesParts, cooldown: Cooldown, keys: KeyStore) {
  const { state, answers, readAgain } = parts;
  const send = createSender(parts, cooldown);
  const unkeyed = createUnkeyedAdditions({ ...parts, getKnown: () => cartNow(state) });

  async function findEffect(keyed: KeyedOperation, ownKeys: ActionKeys): Promise<Made | null> {
    const known = cartNow(state);
    try {
      const found = await unkeyed.findEffect(keyed);
      return found && { entry: found.entry, known, difference: { warnings: found.warnings } };
    } catch (error) {
      ownKeys.keep(keyed, keyed.triedAt ?? 0);
      throw error;
    }
  }

  async function make(keyed: KeyedOperation, ownKeys: ActionKeys): Promise<Made> {
    const { operation, triedAt } = keyed;
    const found = await findEffect(keyed, ownKeys);
    if (found) return found;
    const made = await send(keyed, ownKeys);
    if (triedAt === null || made.difference) return made;
    // Without keys, this answer is no repetition of the first one.
    if (!(await unkeyed.hasKeys())) return made;
    // Without a read after the previous attempt, the changes since are unknown; without versions, also what is newest.
    const answeredAt = answers.startRequest();
    if (!made.isDecided) await readAgain();
    if (!made.isDecided && !answers.isKnownSince(answeredAt)) return made;
    const cart = state.$cart.get();
    // After a refused read no cart is shown. Then only the answer to the change itself counts.
    if (cart === null || isInPlace(operation, made.entry, cart)) return made;
    return send(ownKeys.renew(operation, cartNow(state)), ownKeys);
  }

  return async (operation: CartOperation, ownKeys: ActionKeys): Promise<CartResult> => {
    cooldown.check();
    await unkeyed.prepare(operation);
    const before = cartNow(state);
    const line = lineOf(operation, before ?? null);
    const keyed = ownKeys.take(operation, before);
    const { entry, known, difference } = await make(keyed, ownKeys);
    keys.forgetLine(operation, line);
    const after = state.$cart.get();
    const change = { operation, before: before === undefined ? readMeanwhile(known) : before, after, entry };
    const outcome = difference ?? differenceOf({ ...change, isRepeated: keyed.triedAt !== null });
    return { cart: after, entry, userErrors: [], ...outcome };
  };
}
