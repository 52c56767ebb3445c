import { cartStates, countText, isCartKnown, spokenCount } from '../../../core/cart-client/index.ts';
import { formatMoney, type Money } from '../../../core/money/index.ts';
import { storefront } from '../../../core/storefront/index.ts';
import { $speech } from '../../../core/words/index.ts';
import { announce } from '../../ui/index.ts';
import { follow } from '../../printed/index.ts';
import { PRINTED, printedIn } from '../parts/index.ts';

/** Changes within this time are announced as one. Source: docs/behaviour/cart-pill.md §2.1. */
const ANNOUNCE_DELAY_MS = 1_000;

/** Records in the markup that the accessible name is ours, so that copies of the element carry it too. */
const NAMED = 'storeNamed';

/** The page's own elements for the cart's count and subtotal. */
export interface CartIndicators {
  /** Updates all indicators that are in the page now. */
  scan(): void;
}

/**
 * Makes the page's own indicators show the cart: its capped count, with the spoken count as accessible name, its
 * subtotal, and its loading state. The printed values stay until the cart is known.
 * @param root where to look for indicators
 * @param signal stops it
 * Source: docs/behaviour/printed-markup.md §6.1, §6.2
 */
export function createCartIndicators(root: ParentNode, signal: AbortSignal): CartIndicators {
  const { cart, settings } = storefront();
  const { $count, $subtotal, $status } = cart;
  const counts = createCountIndicators(root, signal);
  const announceChange = createAnnouncer();

  function scan(): void {
    const states = cartStates(cart).join(' ');
    for (const { dataset } of printedIn(root, PRINTED.customCart)) dataset['storeState'] = states;
    const isKnown = isCartKnown(cart);
    const count = $count.get();
    // Even a remembered count is better than one that a cached page was printed with.
    if (isKnown || count > 0) fill(count, isKnown);
  }

  function fill(count: number, isNews: boolean): void {
    const indicators = printedIn(root, PRINTED.count);
    const subtotal = $subtotal.get();
    const subtotalText = subtotal && formatMoney(subtotal, { locale: settings.$settings.get().locale });
    for (const indicator of indicators) counts.write(indicator, count);
    for (const indicator of printedIn(root, PRINTED.subtotal)) write(indicator, subtotalText ?? '');
    if (isNews && indicators.length > 0) announceChange(count, subtotal, subtotalText);
  }

  signal.addEventListener('abort', () => {
    for (const { dataset } of printedIn(root, PRINTED.customCart))
      Reflect.deleteProperty(dataset, 'storeState');
  });
  follow(
    [$count, $subtotal, $status, cart.$desired, cart.$removing, settings.$settings, $speech],
    'cart',
    scan,
    signal,
  );
  return { scan };
}

/** Announces changes of the cart: neither its initial state, nor the same state in another language. */
function createAnnouncer(): (count: number, subtotal: Money | null, subtotalText: string | null) => void {
  let latest: string | null = null;
  return (count, subtotal, subtotalText) => {
    const facts = JSON.stringify([count, subtotal]);
    const isNews = latest !== null && latest !== facts;
    latest = facts;
    // The same text as the pill's: a page with both announces it once.
    const words = subtotalText === null ? spokenCount(count) : `${spokenCount(count)}, ${subtotalText}`;
    if (isNews) announce(words, 'cart', ANNOUNCE_DELAY_MS);
  };
}

/** Writes counts; on abort it removes the accessible names that it added. */
function createCountIndicators(
  root: ParentNode,
  signal: AbortSignal,
): {
  readonly write: (indicator: HTMLElement, count: number) => void;
} {
  signal.addEventListener('abort', () => {
    for (const indicator of printedIn(root, PRINTED.count)) {
      if (!(NAMED in indicator.dataset)) continue;
      for (const name of ['role', 'aria-label']) indicator.removeAttribute(name);
      Reflect.deleteProperty(indicator.dataset, NAMED);
    }
  });
  return {
    write(indicator, count) {
      write(indicator, countText(count));
      // A name needs a role; a name by the author stays.
      const isNamed = indicator.hasAttribute('role') || indicator.hasAttribute('aria-label');
      if (isNamed && !(NAMED in indicator.dataset)) return;
      indicator.dataset[NAMED] = '';
      indicator.setAttribute('role', 'img');
      indicator.setAttribute('aria-label', spokenCount(count));
    },
  };
}

function write(indicator: Element, text: string): void {
  if (indicator.textContent !== text) indicator.textContent = text;
}
