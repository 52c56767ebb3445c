import { atom, type ReadableAtom } from 'nanostores';

const DRAWER = 'cart-drawer';

let $isDefined: ReadableAtom<boolean> | null = null;

/**
 * Returns whether the code of the cart over the page has loaded: until then the pill is a link. All pills share it, because
 * a promise of the browser would keep each of them in memory.
 * Source: docs/behaviour/cart-pill.md §3
 */
export function drawerDefinition(): ReadableAtom<boolean> {
  if ($isDefined) return $isDefined;
  const $defined = atom(false);
  void customElements.whenDefined(DRAWER).then(() => {
    $defined.set(true);
  });
  return ($isDefined = $defined);
}

/** Finds the cart over the page; null where there is none, or its code has not loaded. */
export function findDrawer(): HTMLElementTagNameMap['cart-drawer'] | null {
  return document.querySelector(`${DRAWER}:defined`);
}
