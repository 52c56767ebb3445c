import { StoreBeforeCheckoutEvent } from '../../core/shop-network/index.ts';
import type { CartProblem } from '../purchase/index.ts';
import type { CartPage } from './cart-page.ts';
import type { CartChanges } from './cart-changes.ts';
import type { CartContent, LineContent } from './content.ts';
import type { LineNotes } from './line-notes.ts';
import type { QuantityFields } from './quantity-fields.ts';

/** The dependencies of the checkout link. */
export interface CheckoutParts {
  readonly page: CartPage;
  readonly notes: LineNotes;
  readonly changes: CartChanges;
  readonly quantities: QuantityFields;
  /** Returns the current content. */
  readonly readContent: () => CartContent;
}

/** The checkout link. */
export interface Checkout {
  /** Goes to the checkout once no change is pending; repeated calls in the meantime go there once. */
  readonly go: () => Promise<void>;
  /** The visitor has returned to the page. */
  readonly comeBack: () => void;
}

/** How long leaving the page may take; after that, as after a download, the link works again. */
const LEAVING_MS = 3_000;

/**
 * Creates the checkout link of one cart page.
 * @param parts the page and its parts
 * Source: docs/behaviour/cart-page.md §4
 */
export function createCheckout(parts: CheckoutParts): Checkout {
  const tryToLeave = createLeaving(parts);
  let isUnderWay = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const comeBack = (): void => {
    // The timer of an earlier attempt would end the next one too early.
    clearTimeout(timer);
    isUnderWay = false;
  };

  return {
    comeBack,
    async go() {
      if (isUnderWay) return;
      isUnderWay = true;
      let isLeaving = false;
      try {
        isLeaving = await tryToLeave();
      } finally {
        if (isLeaving) timer = setTimeout(comeBack, LEAVING_MS);
        else comeBack();
      }
    },
  };
}

/** Tries to leave the page; resolves to whether it is being left. */
function createLeaving(parts: CheckoutParts): () => Promise<boolean> {
  const { page, notes, changes, quantities, readContent } = parts;
  const shown = new WeakSet<CartProblem>();

  async function settle(): Promise<void> {
    const content = readContent();
    if (content.state === 'filled') for (const { entry } of content.lines) quantities.commitFresh(entry);
    await changes.settled();
    await page.storefront.cart.settled();
  }

  /** A refusal that was shown once and left the cart unchanged does not block the checkout permanently. */
  function needsCorrection({ problem, isUnsent, lacksAnswers }: LineContent): boolean {
    return isUnsent || lacksAnswers || (problem !== null && !shown.has(problem));
  }

  return async () => {
    notes.requestCorrection(false);
    await settle();
    const content = readContent();
    if (content.state !== 'filled' || !page.isThere()) return false;
    const faulty = content.lines.find(needsCorrection);
    if (faulty) {
      if (faulty.problem) shown.add(faulty.problem);
      notes.requestCorrection(true);
      if (faulty.lacksAnswers && !faulty.isUnsent) page.focusEdit(faulty.entry);
      else page.focusQuantity(faulty.entry);
      return false;
    }
    if (content.obstacle !== null) {
      page.announce(content.obstacle);
      return false;
    }
    const { checkoutUrl } = content;
    const cart = page.storefront.cart.$cart.get();
    if (!page.ask(new StoreBeforeCheckoutEvent(cart, checkoutUrl))) return false;
    page.leaveFor(checkoutUrl);
    return true;
  };
}
