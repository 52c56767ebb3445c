import { atom } from 'nanostores';
import type { Report } from '../shared/index.ts';
import { REVIEW_SORTS, type ReviewKind, type ReviewsGateway, type ReviewSort } from './gateway.ts';
import { parseReviewPage, type ReviewPage } from './parse-review-page.ts';

/** What is known of the reviews of a product. */
export interface ReviewListState {
  readonly sort: ReviewSort;
  /** Null while nothing has been loaded; kept while it is loaded again. */
  readonly page: ReviewPage | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** The first of the reviews that a press has brought, which takes the focus; null after another load. */
  readonly firstNewIndex: number | null;
}

/** Whose reviews, and which of them. */
export interface ReviewSubject {
  readonly productId: string;
  /** At least one. */
  readonly kinds: readonly ReviewKind[];
}

/** What a list of reviews needs. */
export interface ReviewListParts {
  readonly gateway: ReviewsGateway;
  readonly report: Report;
}

const NOTHING: ReviewListState = {
  sort: REVIEW_SORTS[0],
  page: null,
  isLoading: false,
  hasFailed: false,
  firstNewIndex: null,
};

/**
 * The reviews of one product: only the answer to the newest question counts.
 * Source: docs/behaviour/reviews.md §2.2, §2.4
 */
export class ReviewList {
  readonly $state = atom<ReviewListState>(NOTHING);
  readonly #parts: ReviewListParts;
  #subject: ReviewSubject | null = null;
  #run = new AbortController();
  /** What failed, or is under way. */
  #isAdding = false;

  /**
   * Creates a list without a product.
   * @param parts where reviews come from
   */
  constructor(parts: ReviewListParts) {
    this.#parts = parts;
  }

  /**
   * Shows the reviews of a product.
   * @param subject whose and which; null for nobody's, which asks for nothing
   */
  show(subject: ReviewSubject | null): void {
    if (isSame(subject, this.#subject)) {
      this.#resume();
      return;
    }
    this.#subject = subject;
    this.#run.abort();
    this.$state.set(NOTHING);
    if (subject) void this.#load(false);
  }

  /** Nobody looks any more: what is under way is asked for again by the next `show`. */
  stop(): void {
    this.#run.abort();
  }

  /** Loads the list in another order; what is there stays until then. */
  sortBy(sort: ReviewSort): void {
    const { sort: known } = this.$state.get();
    if (sort === known) return;
    this.#set({ sort });
    void this.#load(false);
  }

  /** Adds the next page; after a failure, that of the order which is shown may not be the next of the one that is wanted. */
  addMore(): void {
    const { page, hasFailed, isLoading } = this.$state.get();
    if (hasFailed) this.retry();
    else if (!isLoading && page?.nextPageCursor != null) void this.#load(true);
  }

  /** Tries again what has failed. */
  retry(): void {
    const { hasFailed, isLoading } = this.$state.get();
    if (hasFailed && !isLoading) void this.#load(this.#isAdding, 0);
  }

  #resume(): void {
    if (this.$state.get().isLoading && this.#run.signal.aborted) void this.#load(this.#isAdding);
  }

  /** After a press on a button that is gone then, `firstIndex` is the review that takes the focus. */
  async #load(isAdding: boolean, firstIndex: number | null = null): Promise<void> {
    const subject = this.#subject;
    if (!subject) return;
    const { productId, kinds } = subject;
    this.#run.abort();
    const { signal } = (this.#run = new AbortController());
    this.#isAdding = isAdding;
    const { sort, page } = this.$state.get();
    const known = isAdding ? page : null;
    const cursor = known?.nextPageCursor ?? null;
    this.#set({ isLoading: true, firstNewIndex: null });
    try {
      const query = { kinds, sort, ...(cursor !== null && { cursor }) };
      const loaded = parseReviewPage(await this.#parts.gateway.loadReviews(productId, query, signal));
      if (!signal.aborted) this.#take(known, loaded, firstIndex);
    } catch (error) {
      if (signal.aborted) return;
      this.#parts.report(error, 'reviews.load');
      this.#set({ isLoading: false, hasFailed: true });
    }
  }

  #take(known: ReviewPage | null, loaded: ReviewPage, firstIndex: number | null): void {
    const newIndex = known?.reviews.length ?? firstIndex;
    const page = known ? added(known, loaded) : loaded;
    const firstNewIndex = newIndex !== null && page.reviews.length > newIndex ? newIndex : null;
    this.#set({ page, isLoading: false, hasFailed: false, firstNewIndex });
  }

  #set(part: Partial<ReviewListState>): void {
    this.$state.set({ ...this.$state.get(), ...part });
  }
}

function isSame(one: ReviewSubject | null, other: ReviewSubject | null): boolean {
  return one?.productId === other?.productId && one?.kinds.join() === other?.kinds.join();
}

/** A review that was written meanwhile moves others to the next page: none is shown twice. */
function added(known: ReviewPage, next: ReviewPage): ReviewPage {
  const ids = new Set(known.reviews.map(({ id }) => id));
  const news = next.reviews.filter(({ id }) => !ids.has(id));
  const reviews = [...known.reviews, ...news];
  return { ...next, reviews, reviewCount: Math.max(next.reviewCount, reviews.length) };
}
