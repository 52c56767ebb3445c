import type { Cart, CartEntry, CartOperation, CartState } from '../cart/index.ts';
import type { KeyedOperation } from './action-keys.ts';
import type { Answers } from './answers.ts';
import type { CartBackend } from './backend.ts';
import { lineOf } from './compare-operations.ts';
import { capped } from './difference-of.ts';

type Addition = Extract<CartOperation, { type: 'add' }>;

/** What a repeated addition finds in the cart. */
export interface EarlierEffect {
  readonly entry: CartEntry;
  /** A sentence if the line has grown by less than requested. */
  readonly warnings: readonly string[];
}

/** Additions through gateways without idempotency keys, which would have their effect again. */
export interface UnkeyedAdditions {
  /** Whether the gateway knows keys, so that it may answer a repeated one as it did at first. */
  readonly hasKeys: () => Promise<boolean>;
  /** Reads an unknown cart before an addition, whose effect could not be recognised later. */
  readonly prepare: (operation: CartOperation) => Promise<void>;
  /**
   * Reads the cart before a repeated addition, and looks for the effect of its earlier attempt.
   * @returns null if the addition must be sent
   * @throws StorefrontError of any kind, if the cart cannot be read
   */
  readonly findEffect: (keyed: KeyedOperation) => Promise<EarlierEffect | null>;
}

/** The dependencies of such additions. */
export interface UnkeyedAdditionsParts {
  readonly state: Pick<CartState, '$cart'>;
  readonly answers: Pick<Answers, 'accept' | 'startRequest'>;
  readonly backend: Pick<CartBackend, 'abilities' | 'load'>;
  /** Reads the cart now; never rejects. */
  readonly read: () => Promise<void>;
  /** Returns the known cart; null if there is none, undefined while unknown. */
  readonly getKnown: () => Cart | null | undefined;
}

/**
 * Creates the check of additions that may have been made already.
 * @param parts stores and backend
 * Source: docs/behaviour/cart.md §9.5
 */
export function createUnkeyedAdditions(parts: UnkeyedAdditionsParts): UnkeyedAdditions {
  const { state, answers, backend, read, getKnown } = parts;
  const hasKeys = async () => (await backend.abilities()).isIdempotent;
  return {
    hasKeys,
    async prepare({ type }) {
      if (type === 'add' && getKnown() === undefined && !(await hasKeys())) await read();
    },
    async findEffect({ operation, triedAt, formerCart }) {
      if (operation.type !== 'add' || triedAt === null || (await hasKeys())) return null;
      const sentAt = answers.startRequest();
      answers.accept(await backend.load(), sentAt);
      return effectOf(operation, formerCart ?? null, state.$cart.get());
    },
  };
}

/** Changes of the line by another tab or device count as the effect: nothing is added twice silently. */
function effectOf(operation: Addition, former: Cart | null, cart: Cart | null): EarlierEffect | null {
  const line = lineOf(operation, cart);
  if (!line) return null;
  // By id first: a gateway may rename a line once the page has named its product.
  const before = former?.entries.find(({ id }) => id === line.id) ?? lineOf(operation, former);
  const { quantity: asked } = operation.request;
  const grownBy = line.quantity - (before?.quantity ?? 0);
  return grownBy > 0 ? { entry: line, warnings: grownBy < asked ? [capped(asked, grownBy)] : [] } : null;
}
