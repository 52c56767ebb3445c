import { isJsonObject } from '../json/index.ts';
import type { StorageArea } from '../session/index.ts';

/** A variant to sign up for. */
export interface RestockTarget {
  readonly productId: string;
  readonly variantId: string;
}

/** This browser's record of its visitor's sign-ups. Source: docs/behaviour/restock.md §2.3 */
export interface VisitorSignups {
  /** The address that was used last; '' for none. */
  getEmail(): string;
  /** Stores an address for the next product. */
  keepEmail(email: string): void;
  has(target: RestockTarget): boolean;
  add(target: RestockTarget): void;
  /** Removes a sign-up: the variant is in stock again. */
  remove(target: RestockTarget): void;
}

const KEY = 'store-restock';
const LIFETIME_MS = 15_552_000_000;
/** The maximum number of stored sign-ups; the newest are kept. */
const MAX_SIGNUPS = 100;

interface StoredSignups {
  readonly email: string;
  readonly signups: readonly string[];
}

const NOTHING: StoredSignups = { email: '', signups: [] };

/**
 * Opens this browser's record of sign-ups. It lasts half a year, and is read on each call, because another tab
 * may have signed up.
 * @param storage outlives the page
 * Source: docs/behaviour/restock.md §2.3
 */
export function openVisitorSignups(storage: StorageArea): VisitorSignups {
  const read = (): StoredSignups => storage.get(KEY, readStored) ?? NOTHING;
  const write = (part: Partial<StoredSignups>): void => {
    storage.set(KEY, { ...read(), ...part }, LIFETIME_MS);
  };
  const without = (name: string) => read().signups.filter((known) => known !== name);
  return {
    getEmail: () => read().email,
    keepEmail(email) {
      write({ email });
    },
    has: (target) => read().signups.includes(nameOf(target)),
    add(target) {
      const name = nameOf(target);
      write({ signups: [...without(name), name].slice(-MAX_SIGNUPS) });
    },
    remove(target) {
      const name = nameOf(target);
      if (read().signups.includes(name)) write({ signups: without(name) });
    },
  };
}

function nameOf({ productId, variantId }: RestockTarget): string {
  return JSON.stringify([productId, variantId]);
}

function readStored(value: unknown): StoredSignups | null {
  if (!isJsonObject(value)) return null;
  const { email, signups } = value;
  return {
    email: typeof email === 'string' ? email : '',
    signups: Array.isArray(signups) ? signups.filter((name) => typeof name === 'string') : [],
  };
}
