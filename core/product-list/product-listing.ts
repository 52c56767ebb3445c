import { atom } from 'nanostores';
import type { JsonObject } from '../json/index.ts';
import { type Report, tryAndReport } from '../shared/index.ts';
import type { ProductListGateway } from './list-gateway.ts';
import { loadEach, type ProductsById } from './load-each.ts';
import { parseProductPage, parseRelated, type ProductPage } from './product-page.ts';
import { PRODUCT_ORDERS, type ProductListQuery, type RelatedQuery } from './product-query.ts';

/** What a list shows. */
export type ListingSubject =
  | { readonly source: 'catalogue'; readonly query: ProductListQuery }
  | { readonly source: 'related'; readonly query: RelatedQuery }
  | { readonly source: 'recent'; readonly query: { readonly ids: readonly string[] } };

/** The state of a list of products. */
export interface ListingState {
  /** Null while nothing has been loaded, and where the backend has no such list; kept while another page loads. */
  readonly page: ProductPage | null;
  readonly isLoading: boolean;
  /** What is loading is added to the products that are shown. */
  readonly isAdding: boolean;
  readonly hasFailed: boolean;
  /** The backend has no such list. */
  readonly isMissing: boolean;
  /** The first product that "Show more" has added; null after another load. */
  readonly firstNewIndex: number | null;
  /** The pages that "Show more" has added to the subject's own. */
  readonly addedPages: number;
}

/** Dependencies of a list. */
export interface ListingParts {
  /** A call of a missing method resolves to undefined. */
  readonly gateway: Required<ProductListGateway>;
  readonly products: ProductsById;
  readonly report: Report;
}

const NOTHING: ListingState = {
  page: null,
  isLoading: false,
  isAdding: false,
  hasFailed: false,
  isMissing: false,
  firstNewIndex: null,
  addedPages: 0,
};

/**
 * A list of products; drops answers to outdated requests.
 * Source: docs/behaviour/product-lists.md §5.6
 */
export class ProductListing {
  readonly $state = atom<ListingState>(NOTHING);
  readonly #parts: ListingParts;
  #subject: ListingSubject | null = null;
  #run = new AbortController();
  /** The page that the request that failed or is under way adds to the products; null where it replaces them. */
  #added: ListingSubject | null = null;

  /**
   * Creates a list that shows nothing.
   * @param parts the gateway
   */
  constructor(parts: ListingParts) {
    this.#parts = parts;
  }

  /**
   * Shows a page; the current products stay until it has loaded. The same page again keeps what was added to it.
   * @param subject what to show; null for nothing
   */
  show(subject: ListingSubject | null): void {
    if (isSame(subject, this.#subject)) {
      if (this.$state.get().isLoading && this.#run.signal.aborted) void this.#load(this.#added);
      return;
    }
    this.#subject = subject;
    this.#run.abort();
    if (subject) void this.#load(null);
    else this.$state.set(NOTHING);
  }

  /**
   * Shows a page that a server has already asked for. What is no answer is reported, and asked for later.
   * @param subject what the server has asked for
   * @param answer as JSON, unchecked
   */
  adopt(subject: ListingSubject, answer: unknown): void {
    tryAndReport(this.#parts.report, 'product-list.adopt', () => {
      const page = readAnswer(subject, answer);
      this.#subject = subject;
      this.#take(null, page);
    });
  }

  /**
   * Adds the next page to the products that are shown; repeats a failed request instead.
   * @param subject the next page
   */
  add(subject: ListingSubject): void {
    const { page, isLoading, hasFailed } = this.$state.get();
    if (hasFailed) this.retry();
    else if (!isLoading && page?.hasNextPage) void this.#load(subject);
  }

  /** Pauses the list: the next `show` repeats the request that is under way. */
  stop(): void {
    this.#run.abort();
  }

  /** Loads the page again, from another store. */
  restart(): void {
    const subject = this.#subject;
    this.show(null);
    this.show(subject);
  }

  /** Loads the page again; its products stay until then. */
  reload(): void {
    void this.#load(null);
  }

  /** Repeats the failed request. */
  retry(): void {
    const { hasFailed, isLoading } = this.$state.get();
    if (hasFailed && !isLoading) void this.#load(this.#added);
  }

  async #load(added: ListingSubject | null): Promise<void> {
    const subject = added ?? this.#subject;
    if (!subject) return;
    this.#run.abort();
    const { signal } = (this.#run = new AbortController());
    this.#added = added;
    this.#set({ isLoading: true, isAdding: added !== null, firstNewIndex: null });
    try {
      const loaded = await load(this.#parts, subject, signal);
      if (!signal.aborted) this.#take(added ? this.$state.get().page : null, loaded);
    } catch (error) {
      if (signal.aborted) return;
      this.#parts.report(error, 'product-list.load');
      this.#set({ isLoading: false, hasFailed: true });
    }
  }

  #take(known: ProductPage | null, loaded: ProductPage | undefined): void {
    const page = loaded && known ? added(known, loaded) : (loaded ?? null);
    const newIndex = known?.items.length ?? null;
    this.#set({
      page,
      isLoading: false,
      hasFailed: false,
      isMissing: page === null,
      addedPages: known ? this.$state.get().addedPages + 1 : 0,
      firstNewIndex: newIndex !== null && page && page.items.length > newIndex ? newIndex : null,
    });
  }

  #set(part: Partial<ListingState>): void {
    this.$state.set({ ...this.$state.get(), ...part });
  }
}

async function load(
  { gateway, products, report }: ListingParts,
  subject: ListingSubject,
  signal: AbortSignal,
): Promise<ProductPage | undefined> {
  if (subject.source === 'recent') return pageOf(await loadEach(subject.query.ids, products, report, signal));
  const answer =
    subject.source === 'catalogue'
      ? await gateway.list(subject.query, signal)
      : await gateway.related(subject.query, signal);
  return answer === undefined ? undefined : readAnswer(subject, answer);
}

function readAnswer(subject: ListingSubject, answer: unknown): ProductPage {
  if (subject.source === 'related') return pageOf(parseRelated(answer).slice(0, subject.query.limit));
  return parseProductPage(answer);
}

/** A list without pages and filters. */
function pageOf(items: readonly JsonObject[]): ProductPage {
  const filters = { options: [], prices: null, hasAvailability: false };
  return { items, total: items.length, hasNextPage: false, orders: [PRODUCT_ORDERS[0]], filters };
}

/** A product that was added to the store meanwhile moves others to the next page: none is shown twice. */
function added(known: ProductPage, next: ProductPage): ProductPage {
  const ids = new Set(known.items.map(({ id }) => id));
  return { ...next, items: [...known.items, ...next.items.filter(({ id }) => !ids.has(id))] };
}

function isSame(one: ListingSubject | null, other: ListingSubject | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
