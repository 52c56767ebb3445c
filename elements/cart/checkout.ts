import { atom, type ReadableAtom } from 'nanostores';
import { FAILURE_KINDS, isStorefrontError } from '../../core/errors/index.ts';
import { CART_WORDS } from '../../core/words/index.ts';
import { emitCartFailure, type CartProblem } from '../purchase/index.ts';
import type { CartPage } from './cart-page.ts';
import type { CartChanges } from './cart-changes.ts';
import type { Codes } from './codes.ts';
import type { CartContent, LineContent } from './content.ts';
import type { LineNotes } from './line-notes.ts';
import type { OrderNote } from './order-note.ts';
import type { QuantityFields } from './quantity-fields.ts';

/** The dependencies of the checkout link. */
export interface CheckoutParts {
  readonly page: CartPage;
  readonly notes: LineNotes;
  readonly changes: CartChanges;
  readonly quantities: QuantityFields;
  readonly codes: Codes;
  readonly note: OrderNote;
  /** Returns the current content. */
  readonly readContent: () => CartContent;
  /** Returns the checkout's URL by the tag's attribute; '' leaves it to the backend. */
  readonly getHref: () => string;
}

/** What the checkout link shows. */
export interface CheckoutState {
  /** Whether the backend was asked for the way to the checkout. */
  readonly isLeaving: boolean;
  /** Why it could not be opened. */
  readonly checkoutProblem: CartProblem | null;
}

/** The checkout link. */
export interface Checkout {
  readonly $state: ReadableAtom<CheckoutState>;
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
  const { $state, ask } = createAsking(parts);
  const isReady = createReadiness(parts);
  const { page, notes, note, getHref } = parts;
  const { cart } = page.storefront;
  let isUnderWay = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const comeBack = (): void => {
    // The timer of an earlier attempt would end the next one too early.
    clearTimeout(timer);
    isUnderWay = false;
  };

  /** Tries to leave the page; resolves to whether it is being left. */
  async function tryToLeave(): Promise<boolean> {
    notes.requestCorrection(false);
    notes.setBought(false);
    if (!(await isReady(note.save))) return false;
    const href = getHref();
    const place = await ask(() => (href === '' ? cart.findCheckout() : page.placeOf(href, true)));
    // The visitor may have changed something while the backend was asked.
    const isStillReady = () => isReady(note.saveFresh);
    if (place === null || !(await isStillReady())) return false;
    return (await ask(() => page.leaveFor(cart.$cart.get(), place, isStillReady))) ?? false;
  }

  return {
    $state,
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

/** Creates the function that asks the backend about the way to the checkout; null after a failure, which the visitor sees. */
function createAsking({ page, notes }: CheckoutParts) {
  const $state = atom<CheckoutState>({ isLeaving: false, checkoutProblem: null });
  const { cart, report } = page.storefront;

  async function showFailure(error: unknown): Promise<void> {
    const parts = { ask: page.ask, report, title: CART_WORDS.unableToCheckOut };
    const checkoutProblem = emitCartFailure(error, parts);
    if (!isStorefrontError(error) || error.kind !== FAILURE_KINDS.bought) {
      $state.set({ isLeaving: false, checkoutProblem });
      return;
    }
    notes.setBought(checkoutProblem !== null);
    await cart.refresh();
  }

  async function ask<Answer>(question: () => Answer | Promise<Answer>): Promise<Answer | null> {
    $state.set({ isLeaving: true, checkoutProblem: null });
    try {
      return await question();
    } catch (error) {
      await showFailure(error);
      return null;
    } finally {
      $state.set({ ...$state.get(), isLeaving: false });
    }
  }

  return { $state, ask };
}

/** Sends what is typed, waits for pending changes, and asks the visitor to correct what stops the checkout. */
function createReadiness(parts: CheckoutParts): (saveNote: () => void) => Promise<boolean> {
  const { page, notes, changes, quantities, codes, note, readContent } = parts;
  const shown = new WeakSet<CartProblem>();

  async function settle(saveNote: () => void): Promise<void> {
    const content = readContent();
    if (content.state === 'filled') for (const { entry } of content.lines) quantities.commitFresh(entry);
    if (content.state === 'filled' && content.codes) codes.applyFresh();
    if (content.state === 'filled' && content.note) saveNote();
    await Promise.all([changes.settled(), codes.settled(), note.settled()]);
    await page.storefront.cart.settled();
  }

  /** A refusal that was shown once and left the cart unchanged does not block the checkout permanently. */
  function isNews(problem: CartProblem | null): boolean {
    if (problem === null || shown.has(problem)) return false;
    shown.add(problem);
    return true;
  }

  function needsCorrection({ problem, isUnsent, lacksAnswers }: LineContent): boolean {
    const isNew = isNews(problem);
    return isUnsent || lacksAnswers || isNew;
  }

  /** Focuses the first field that stops the checkout; false for none. */
  function askForCorrection({ lines, codes: ofCodes, note: ofNote }: FilledContent): boolean {
    const faulty = lines.find(needsCorrection);
    if (faulty?.lacksAnswers && !faulty.isUnsent) page.focusEdit(faulty.entry);
    else if (faulty) page.focusQuantity(faulty.entry);
    else if (isNews(ofCodes?.problem ?? null)) page.focusField('code');
    else if (ofNote && note.stopsCheckout()) {
      note.open(true);
      page.focusField('note');
    } else return false;
    return true;
  }

  return async (saveNote) => {
    await settle(saveNote);
    const content = readContent();
    if (content.state !== 'filled' || !page.isThere()) return false;
    if (askForCorrection(content)) {
      notes.requestCorrection(true);
      return false;
    }
    if (content.obstacle !== null) page.announce(content.obstacle);
    return content.obstacle === null;
  };
}

type FilledContent = Extract<CartContent, { state: 'filled' }>;
