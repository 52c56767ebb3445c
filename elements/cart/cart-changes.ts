import type { CartResult } from '../../core/cart/index.ts';
import { FAILURE_KINDS, isStorefrontError, type FailureKind } from '../../core/errors/index.ts';
import { fill } from '../../core/text/index.ts';
import { CART_WORDS } from '../../core/words/index.ts';
import { cancelableEvent, finalEvent } from '../host/index.ts';
import type { CartPage } from './cart-page.ts';
import { emitCartFailure, type CartProblem } from '../purchase/index.ts';
import type { LineNotes } from './line-notes.ts';

/** One change of the cart, and how to handle its outcome. */
export interface CartChange {
  /** The line, or `UNDO_ID`; any id where the notes are not those of lines. */
  readonly id: string;
  /** The title of a failure. */
  readonly title: string;
  /** Words a failure; undefined leaves that to the usual sentences. */
  readonly describe?: (failure: unknown) => string | undefined;
  /** Runs it; resolves to null when there was nothing to change. */
  readonly make: () => Promise<CartResult | null>;
  /** Called after success. */
  readonly onMade?: (result: CartResult) => void;
  /** The requested quantity of the line. */
  readonly requestedQuantity?: number;
  /** Whether it adds something to the cart. */
  readonly isAdding?: boolean;
}

/** Shows the outcomes of changes. */
export type ChangeNotes = Pick<LineNotes, 'setProblem' | 'setWarnings' | 'setBought'>;

/** Makes changes and reports their outcome to page and visitor. */
export interface CartChanges {
  /** Makes a change. Never rejects. */
  run(change: CartChange): Promise<void>;
  /** Shows a failure, unless the page shows it itself. */
  report(id: string, field: string | null, code: string, problem: CartProblem): void;
  /** Resolves when nothing is pending and every outcome was reported. */
  settled(): Promise<void>;
}

/**
 * Creates the changes of one cart page. When several clicks become one change, its outcome is reported once.
 * @param page its shell
 * @param notes shows failures
 * Source: docs/behaviour/elements.md §5.3
 */
export function createCartChanges(page: CartPage, notes: ChangeNotes): CartChanges {
  const news = createNews();
  // A store may refuse two changes with the same error object.
  const tracks = createTracks(() => {
    news.forget();
  });
  const titleOf = (id: string) => titleOfLine(page, id);

  function showFailure(change: CartChange, failure: unknown, lineTitle = ''): void {
    if (!news.isNew(failure)) return;
    const { id, title, describe, requestedQuantity: quantity } = change;
    const { ask, storefront } = page;
    const problem = emitCartFailure(failure, { ask, report: storefront.report, title, describe });
    if (!problem) return;
    // An alert of a removed line would be invisible.
    const isGone = lineTitle && isOfKind(failure, FAILURE_KINDS.notFound) && titleOf(id) === undefined;
    if (isOfKind(failure, FAILURE_KINDS.bought)) notes.setBought(true);
    else if (isGone) notes.setWarnings(id, [fill(CART_WORDS.lineGone, { title: lineTitle })], true);
    else notes.setProblem(id, problem, quantity);
  }

  function announceMade({ id, isAdding, onMade }: CartChange, result: CartResult): void {
    onMade?.(result);
    if (!news.isNew(result)) return;
    const { cart, entry, warnings } = result;
    const lineId = isAdding ? (entry?.id ?? id) : id;
    notes.setWarnings(lineId, warnings, !cart?.entries.some((line) => line.id === lineId));
    page.dispatch(finalEvent('store-cart-change', { cart, newlyAdded: isAdding ? entry : null, warnings }));
  }

  async function runNow(change: CartChange): Promise<void> {
    notes.setBought(false);
    notes.setProblem(change.id, null);
    notes.setWarnings(change.id, []);
    const lineTitle = titleOf(change.id);
    try {
      const result = await change.make();
      const [refusal] = result?.userErrors ?? [];
      if (refusal) showFailure(change, refusal, lineTitle);
      else if (result) announceMade(change, result);
    } catch (error) {
      showFailure(change, error, lineTitle);
    }
  }

  return {
    report(id, field, code, problem) {
      if (page.ask(cancelableEvent('store-error', { code, field, ...problem })))
        notes.setProblem(id, problem);
    },
    run: (change) => tracks.track(runNow(change)),
    settled: () => tracks.settled(),
  };
}

function titleOfLine({ storefront }: CartPage, entryId: string): string | undefined {
  return storefront.cart.$cart.get()?.entries.find(({ id }) => id === entryId)?.title;
}

function isOfKind(failure: unknown, kind: FailureKind): boolean {
  return isStorefrontError(failure) && failure.kind === kind;
}

/**
 * Tracks pending changes.
 * @param onQuiet called when none is pending any more
 */
function createTracks(onQuiet: () => void) {
  const underWay = new Set<Promise<void>>();
  return {
    track(run: Promise<void>): Promise<void> {
      const tracked = run.finally(() => {
        underWay.delete(tracked);
        if (underWay.size === 0) onQuiet();
      });
      underWay.add(tracked);
      return tracked;
    },
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}

/** Remembers which outcomes were reported. */
function createNews() {
  let reported = new WeakSet<object>();
  return {
    isNew(end: unknown): boolean {
      if (typeof end !== 'object' || end === null) return true;
      if (reported.has(end)) return false;
      reported.add(end);
      return true;
    },
    forget(): void {
      reported = new WeakSet();
    },
  };
}
