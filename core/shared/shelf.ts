import { COPY_ID, PACKAGE_VERSION } from './copy.ts';
import { warnDeveloper } from './warn-developer.ts';

// Copies whose key is the same share one shop.
const SHELF_KEY = Symbol.for('storefront-elements.shelf.1');

// The layout of this object is the contract between copies: change it only together with the number in the key.
interface Shelf {
  readonly packageVersion: string;
  readonly copies: Map<string, string>;
  readonly things: Map<string, unknown>;
}

/**
 * Returns the page's one shared value of that name, created by whichever copy of the script asks first.
 * @param name the shared value, such as `storefront`
 * @param create creates it; called at most once per page
 * @returns the shared value, the same object for every copy
 * @throws whatever `create` throws; nothing is stored then
 * Source: docs/behaviour/elements.md §3.7.
 */
export function shelf<T>(name: string, create: () => T): T {
  const { things } = openShelf();
  if (!things.has(name)) things.set(name, create());
  return things.get(name) as T;
}

// A page with frozen globals still gets a shop, one per copy.
let privateShelf: Shelf | undefined;

function openShelf(): Shelf {
  const found = Reflect.get(globalThis, SHELF_KEY) as Shelf | undefined;
  const opened = found ?? putUp();
  greet(opened);
  return opened;
}

function putUp(): Shelf {
  const own: Shelf = { packageVersion: PACKAGE_VERSION, copies: new Map(), things: new Map() };
  // Not enumerable, so that code that lists the page's globals does not trip over it.
  if (Reflect.defineProperty(globalThis, SHELF_KEY, { value: Object.freeze(own) })) return own;
  return (privateShelf ??= own);
}

function greet({ packageVersion, copies }: Shelf): void {
  if (copies.has(COPY_ID)) return;
  copies.set(COPY_ID, PACKAGE_VERSION);
  if (PACKAGE_VERSION === packageVersion) return;
  warnDeveloper(
    `this page loads version ${PACKAGE_VERSION} beside version ${packageVersion}; ` +
      `version ${packageVersion} came first and runs the store. Load one version only.`,
  );
}
