import type { Settings } from '../page/index.ts';
import { readArray } from '../json/index.ts';
import type { StorageArea } from '../session/index.ts';
import { hasRefused } from './forget-visitor.ts';
import { type ConsentSettings, mayRememberViews } from './may-remember.ts';
import { VIEWED_PREFIX } from './stored-names.ts';

/** The most products that a browser remembers, and the longest id of one. */
const LIMITS = { products: 20, idLength: 200 } as const;

/** Dependencies of the viewed products. */
export interface ViewedProductsParts {
  readonly storage: StorageArea;
  /** The page's settings: the store, and the visitor's consent. */
  readonly getSettings: () => ConsentSettings & Pick<Settings, 'apiRoot' | 'gateway'>;
}

/**
 * The ids of the products of a store that this browser has viewed. Without consent it reads and stores nothing.
 * Source: docs/behaviour/product-lists.md §7
 */
export class ViewedProducts {
  readonly #parts: ViewedProductsParts;

  /**
   * Opens the list.
   * @param parts storage and settings
   */
  constructor(parts: ViewedProductsParts) {
    this.#parts = parts;
  }

  /** Lists the ids, newest first. */
  ids(): readonly string[] {
    const { storage, getSettings } = this.#parts;
    return mayRememberViews(getSettings()) ? (storage.get(this.#key(), readIds) ?? []) : [];
  }

  /**
   * Stores a view.
   * @param itemId the product
   */
  add(itemId: string): void {
    const known = this.ids();
    if (known[0] !== itemId) this.#keep([itemId, ...known.filter((id) => id !== itemId)]);
  }

  /**
   * Forgets a product that the store no longer has.
   * @param itemId the product
   */
  remove(itemId: string): void {
    const known = this.ids();
    if (known.includes(itemId)) this.#keep(known.filter((id) => id !== itemId));
  }

  /** Forgets what only the page's memory holds, after a refusal; `forgetVisitor` clears the browser's storage. */
  forgetAfterRefusal(): void {
    const { storage, getSettings } = this.#parts;
    if (hasRefused(getSettings())) storage.remove(this.#key());
  }

  #keep(ids: readonly string[]): void {
    const { storage, getSettings } = this.#parts;
    if (mayRememberViews(getSettings())) storage.set(this.#key(), validIds(ids));
  }

  #key(): string {
    const { gateway, apiRoot } = this.#parts.getSettings();
    return VIEWED_PREFIX + [gateway, apiRoot].filter((part) => part !== null).join(' ');
  }
}

function readIds(json: unknown): readonly string[] | null {
  const ids = readArray(json);
  return ids ? validIds(ids) : null;
}

function validIds(ids: readonly unknown[]): readonly string[] {
  const valid = ids.filter((id) => typeof id === 'string' && id !== '' && id.length <= LIMITS.idLength);
  return [...new Set(valid as readonly string[])].slice(0, LIMITS.products);
}
