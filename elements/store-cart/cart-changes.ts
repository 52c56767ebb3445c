import { cartFailureMessage, type CartResult } from '../../core/cart/index.ts';
import { isStorefrontError } from '../../core/errors/index.ts';
import { StoreCartChangeEvent, StoreErrorEvent } from '../host/index.ts';
import type { CartPage } from './cart-page.ts';
import type { LineNotes, LineProblem } from './line-notes.ts';

/** One change of the cart, and what to do about its end. */
export interface CartChange {
  /** The line, or `UNDO_ID`. */
  readonly id: string;
  /** The sentence over what went wrong. */
  readonly title: string;
  /** Makes it; null when there was nothing to change. */
  readonly make: () => Promise<CartResult | null>;
  /** Called after it was made. */
  readonly onMade?: (result: CartResult) => void;
  /** Whether it puts something into the cart. */
  readonly isAdding?: boolean;
}

/** Makes changes and tells page and visitor how they ended. */
export interface CartChanges {
  /** Makes a change. Never rejects. */
  run(change: CartChange): Promise<void>;
  /** Tells what went wrong; the page may take the telling over. */
  tell(id: string, field: string | null, code: string, problem: LineProblem): void;
  /** Resolves when nothing is under way and everything was told. */
  settled(): Promise<void>;
}

/**
 * Makes the changes of one cart page. Presses that became one change have one end: it is told once.
 * @param page its shell
 * @param notes keeps what went wrong
 * @returns the changes
 * Source: docs/behaviour/elements.md §5.3
 */
export function createCartChanges(page: CartPage, notes: LineNotes): CartChanges {
  const underWay = new Set<Promise<void>>();
  const news = createNews();

  function tell(id: string, field: string | null, code: string, problem: LineProblem): void {
    if (page.ask(new StoreErrorEvent({ code, field, ...problem }))) notes.setProblem(id, problem);
  }

  function tellFailure({ id, title }: CartChange, failure: unknown): void {
    if (!news.isNew(failure)) return;
    const { session } = page.storefront;
    const message = cartFailureMessage(failure, () => session.areCookiesEnabled());
    tell(id, null, isStorefrontError(failure) ? failure.kind : 'unknown', { title, message });
  }

  function tellMade({ isAdding, onMade }: CartChange, result: CartResult): void {
    onMade?.(result);
    if (!news.isNew(result)) return;
    const { cart, entry, warnings } = result;
    page.tell(new StoreCartChangeEvent(cart, isAdding ? entry : null, warnings));
  }

  async function runNow(change: CartChange): Promise<void> {
    notes.setProblem(change.id, null);
    try {
      const result = await change.make();
      const [refusal] = result?.userErrors ?? [];
      if (refusal) tellFailure(change, refusal);
      else if (result) tellMade(change, result);
    } catch (error) {
      tellFailure(change, error);
    }
  }

  return {
    tell,
    run(change) {
      const run = runNow(change).finally(() => {
        underWay.delete(run);
        // A store may refuse two changes with one and the same error.
        if (underWay.size === 0) news.forget();
      });
      underWay.add(run);
      return run;
    },
    async settled() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}

/** Tells whether an end of a change was told before. */
function createNews() {
  let told = new WeakSet<object>();
  return {
    isNew(end: unknown): boolean {
      if (typeof end !== 'object' || end === null) return true;
      if (told.has(end)) return false;
      told.add(end);
      return true;
    },
    forget(): void {
      told = new WeakSet();
    },
  };
}
