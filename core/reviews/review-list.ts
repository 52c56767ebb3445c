import { atom } from 'nanostores';
import type { Report } from '../shared/index.ts';
import { REVIEW_SORTS, type ReviewKind, type ReviewsGateway, type ReviewSort } from './gateway.ts';
import { parseReviewPage, type ReviewPage } from './parse-review-page.ts';

/** The state of a product's reviews. */
export interface ReviewListState {
  readonly sort: ReviewSort;
  /** Null while nothing has been loaded; kept while it is loaded again. */
  readonly page: ReviewPage | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** The first review that "more" has loaded, which receives the focus; null after another load. */
  readonly firstNewIndex: number | null;
}

/** The product and the kinds of its reviews. */
export interface ReviewSubject {
  readonly productId: string;
  /** At least one. */
  readonly kinds: readonly ReviewKind[];
}

/** Dependencies of a list of reviews. */
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
 * The reviews of one product; drops answers to outdated requests.
 * Source: docs/behaviour/reviews.md §2.2, §2.4
 */
export class ReviewList {
  readonly $state = atom<ReviewListState>(NOTHING);
  readonly #parts: ReviewListParts;
  #subject: ReviewSubject | null = null;
  #run = new AbortController();
  /** The request that failed or is under way. */
  #isAdding = false;
  #adopted: ReviewPage | null = null;

  /**
   * Creates a list without a product.
   * @param parts the gateway
   */
  constructor(parts: ReviewListParts) {
    this.#parts = parts;
  }

  /** Whether it shows just the page that it was given. */
  get isAdopted(): boolean {
    return this.#adopted !== null && this.$state.get().page === this.#adopted;
  }

  /**
   * Whether it shows, or loads, the reviews of a subject.
   * @param subject product and kinds; null for none
   */
  isAbout(subject: ReviewSubject | null): boolean {
    return isSame(subject, this.#subject);
  }

  /**
   * Shows a page that is already known: `show` of the same subject requests nothing.
   * @param subject product and kinds
   * @param json their first page in the default order, as the gateway sends it
   * @returns false for a malformed page, which is reported
   * Source: docs/behaviour/elements.md §10.5
   */
  adopt(subject: ReviewSubject, json: unknown): boolean {
    try {
      this.#adopted = parseReviewPage(json);
    } catch (error) {
      this.#parts.report(error, 'reviews.adopt');
      return false;
    }
    this.#run.abort();
    this.#subject = subject;
    this.$state.set({ ...NOTHING, page: this.#adopted });
    return true;
  }

  /**
   * Shows the reviews of a product.
   * @param subject product and kinds; null loads nothing
   */
  show(subject: ReviewSubject | null): void {
    if (this.isAbout(subject)) {
      this.#resume();
      return;
    }
    this.#subject = subject;
    this.#run.abort();
    this.$state.set(NOTHING);
    if (subject) void this.#load(false);
  }

  /** Pauses the list: the next `show` repeats the request that is under way. */
  stop(): void {
    this.#run.abort();
  }

  /** Loads everything again, from another store. */
  restart(): void {
    const subject = this.#subject;
    this.show(null);
    this.show(subject);
  }

  /** Loads the list in another order; the current reviews stay until then. */
  sortBy(sort: ReviewSort): void {
    const { sort: known } = this.$state.get();
    if (sort === known) return;
    this.#set({ sort });
    void this.#load(false);
  }

  /** Adds the next page. After a failed change of order, reloads in the chosen order instead. */
  addMore(): void {
    const { page, hasFailed, isLoading } = this.$state.get();
    if (hasFailed) this.retry();
    else if (!isLoading && page?.nextPageCursor != null) void this.#load(true);
  }

  /** Repeats the failed request. */
  retry(): void {
    const { hasFailed, isLoading } = this.$state.get();
    if (hasFailed && !isLoading) void this.#load(this.#isAdding, 0);
  }

  #resume(): void {
    if (this.$state.get().isLoading && this.#run.signal.aborted) void this.#load(this.#isAdding);
  }

  /** The clicked button disappears, so the review at `firstIndex` receives the focus. */
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
