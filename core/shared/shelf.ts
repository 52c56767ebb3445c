import { CONTRACT_MAJOR, COPY_ID, PACKAGE_VERSION } from './copy.ts';

// The layout of this object is the contract between copies: change it only together with CONTRACT_MAJOR.
interface Shelf {
  readonly packageVersion: string;
  readonly copies: Map<string, string>;
  readonly things: Map<string, unknown>;
}

/** How a copy of the script identifies itself on the shelf. Source: docs/behaviour/elements.md §3.7. */
export interface CopyNote {
  /** Unique per copy. */
  readonly id: string;
  /** Version of its package. */
  readonly packageVersion: string;
  /** Copies with another major have a shelf of their own. */
  readonly contractMajor: number;
}

const THIS_COPY: CopyNote = {
  id: COPY_ID,
  packageVersion: PACKAGE_VERSION,
  contractMajor: CONTRACT_MAJOR,
};

/**
 * Returns the page's one shared value of that name, created by whichever copy of the script asks first.
 * @param name what is shared, such as `storefront`
 * @param create creates it; called at most once per page
 * @returns the shared value, the same object for every copy
 * @throws whatever `create` throws; nothing is stored then
 * Source: docs/behaviour/elements.md §3.7.
 */
export function shelf<T>(name: string, create: () => T): T {
  return takeFrom(globalThis, THIS_COPY, name, create);
}

/**
 * The same for a given host object and copy.
 * @param host the object that carries the shelf
 * @param copy the copy that asks
 * @param name what is shared
 * @param create creates it
 * @throws whatever `create` throws
 * Source: docs/behaviour/elements.md §3.7.
 */
export function takeFrom<T>(host: object, copy: CopyNote, name: string, create: () => T): T {
  const { things } = openShelf(host, copy);
  if (!things.has(name)) things.set(name, create());
  return things.get(name) as T;
}

// A page with frozen globals still gets a shop, one per copy.
const privateShelves = new WeakMap<object, Shelf>();

function openShelf(host: object, copy: CopyNote): Shelf {
  const key = Symbol.for(`storefront-elements.shelf.${copy.contractMajor}`);
  const found = Reflect.get(host, key) as Shelf | undefined;
  const shelf = found ?? putUp(host, key, copy);
  greet(shelf, copy);
  return shelf;
}

function putUp(host: object, key: symbol, copy: CopyNote): Shelf {
  const shelf: Shelf = { packageVersion: copy.packageVersion, copies: new Map(), things: new Map() };
  // Not enumerable, so that code that lists the page's globals does not trip over it.
  if (Reflect.defineProperty(host, key, { value: Object.freeze(shelf) })) return shelf;
  const own = privateShelves.get(host) ?? shelf;
  privateShelves.set(host, own);
  return own;
}

function greet(shelf: Shelf, copy: CopyNote): void {
  if (shelf.copies.has(copy.id)) return;
  shelf.copies.set(copy.id, copy.packageVersion);
  if (copy.packageVersion === shelf.packageVersion) return;
  console.warn(
    `storefront-elements: this page loads version ${copy.packageVersion} beside version ${shelf.packageVersion}; ` +
      `version ${shelf.packageVersion} came first and runs the store. Load one version only.`,
  );
}
