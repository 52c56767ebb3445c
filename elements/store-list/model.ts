import { atom } from 'nanostores';
import {
  type AddressQuery,
  type ListingState,
  NO_FILTERS,
  type ProductFilters,
  ProductListing,
  readPrice,
  type ProductPage,
} from '../../core/product-list/index.ts';
import { isJsonObject, isSameJson } from '../../core/json/index.ts';
import { counted, PRODUCT_LIST_WORDS } from '../../core/words/index.ts';
import type { Listen, Model } from '../host/index.ts';
import {
  countPlaceholders,
  type ShownList,
  type ListContent,
  type ShownControls,
  shownControls,
  type TypedPrices,
} from './content.ts';
import { shownCards } from './cards.ts';
import { emptyTextOf } from './empty-text.ts';
import type { ListParts } from './list-parts.ts';
import { type ListLook, subjectOf } from './look.ts';
import { pageLinks } from './page-links.ts';

/** What a visitor can do. */
export interface ListActions {
  readonly sortBy: (order: string) => void;
  readonly filterBy: (filters: ProductFilters) => void;
  readonly typePrice: (bound: keyof TypedPrices, text: string) => void;
  readonly applyPrices: () => void;
  readonly toggleFilters: () => void;
  readonly clear: () => void;
  readonly goTo: (page: number) => void;
  readonly addMore: () => void;
  readonly retry: () => void;
}

const NO_STATES: readonly string[] = [];
const FILLED: readonly string[] = ['filled'];

/** `store-list` without DOM and React. Source: docs/behaviour/product-lists.md §5 */
export class ListModel implements Model<ListContent, ListActions> {
  readonly $content = atom<ListContent>({ state: 'printed' });
  readonly $states = atom<readonly string[]>(NO_STATES);
  /** The products, and the first that was added; null until some have been loaded. */
  readonly $shown = atom<(Pick<ListingState, 'firstNewIndex'> & Pick<ProductPage, 'items' | 'total'>) | null>(
    null,
  );
  readonly actions: ListActions = {
    sortBy: (order) => {
      const sort = this.#listing.$state.get().page?.orders.find((one) => one === order);
      if (sort) this.#choose({ sort, page: 1 });
    },
    filterBy: (filters) => {
      this.#choose({ filters, page: 1 });
    },
    typePrice: (bound, text) => {
      this.#typed = { ...this.#typed, [bound]: text };
      this.#refresh();
    },
    applyPrices: () => {
      this.#applyPrices();
    },
    toggleFilters: () => {
      this.#isOpen = !this.#isOpen;
      this.#refresh();
    },
    clear: () => {
      this.#choose({ filters: NO_FILTERS, page: 1 });
    },
    goTo: (page) => {
      this.#choose({ page });
    },
    addMore: () => {
      this.#addMore();
    },
    retry: () => {
      this.#listing.retry();
    },
  };
  readonly #parts: ListParts;
  readonly #listing: ProductListing;
  #look: ListLook | null = null;
  #query: AddressQuery | null = null;
  #typed: TypedPrices = {};
  #isOpen = false;
  /** The query of the products that the server has printed; null once others have loaded. */
  #printedQuery: AddressQuery | null = null;
  /** Whether a server has drawn cards, which show until other products have loaded. */
  #isDrawn = false;
  #isAdopting = false;
  /** The order that was chosen before the tag worked. */
  #chosenOrder: string | null = null;

  /**
   * Creates the model of one list.
   * @param parts the page
   */
  constructor(parts: ListParts) {
    this.#parts = parts;
    this.#listing = new ProductListing(parts);
  }

  /** The element was inserted into the page. */
  start(listen: Listen): void {
    listen(this.#listing.$state, (state) => {
      this.#refresh();
      const { page, isLoading, hasFailed } = state;
      if (isLoading || hasFailed || !page) return;
      this.#printedQuery = null;
      this.#isDrawn = false;
      this.$shown.set({ items: page.items, total: page.total, firstNewIndex: state.firstNewIndex });
      if (this.#look?.source === 'catalogue' && !this.#isAdopting) this.#announce(page);
      this.#applyOrder();
    });
  }

  /** The element was taken out of the page. */
  stop(): void {
    this.#listing.stop();
  }

  /** The products come from another store now. */
  restart(): void {
    this.#printedQuery = null;
    this.#isDrawn = false;
    this.#listing.restart();
    this.#load();
  }

  /** The store has more products now. */
  reload(): void {
    if (this.#printedQuery === null) this.#listing.reload();
  }

  /**
   * Sets the attributes and the query of the address.
   * @param look the attributes
   * @param query of the address, or as the author has set it
   * @param isPrinted the page has printed the products of the first query
   * @param known what a server has already asked for, and the answer; unchecked
   */
  show(look: ListLook, query: AddressQuery, isPrinted: boolean, known?: unknown): void {
    const isFirst = this.#query === null;
    this.#look = look;
    this.#query = query;
    if (isFirst) {
      if (isPrinted) this.#printedQuery = query;
      this.#adopt(known);
    }
    this.#load();
    this.#refresh();
    this.#applyOrder();
  }

  /**
   * Takes over the order that the visitor has chosen before the tag worked; it applies once there are products.
   * @param order of the visitor, unchecked
   */
  adoptOrder(order: string): void {
    this.#chosenOrder = order;
    this.#applyOrder();
  }

  /** The visitor has asked for another query. */
  choose(query: AddressQuery): void {
    this.#choose(query);
  }

  /** Shows the answer of a server if it is the one to the list's own question; otherwise its nodes stay until then. */
  #adopt(known: unknown): void {
    if (!isJsonObject(known)) return;
    const subject = this.#subject();
    this.#isDrawn = true;
    this.#isAdopting = true;
    if (subject && isSameJson(known['subject'], subject)) this.#listing.adopt(subject, known['answer']);
    this.#isAdopting = false;
  }

  #applyOrder(): void {
    const order = this.#chosenOrder;
    if (order === null || this.#isAdopting || !this.#listing.$state.get().page) return;
    this.#chosenOrder = null;
    this.actions.sortBy(order);
  }

  #choose(part: Partial<AddressQuery>): void {
    if (!this.#query) return;
    const query = { ...this.#query, ...part };
    if (isSameQuery(query, this.#query)) return;
    this.#query = query;
    this.#typed = {};
    this.#parts.onQuery(query);
    this.#load();
    this.#refresh();
  }

  /** What is no amount is dropped, so that the fields show what applies. */
  #applyPrices(): void {
    const { filters } = this.#query ?? { filters: NO_FILTERS };
    const { min, max } = this.#typed;
    const cents = (text: string | undefined, known: number | null) =>
      text === undefined ? known : readPrice(text, this.#parts.getPage().currency);
    this.#typed = {};
    this.actions.filterBy({
      ...filters,
      minPriceCents: cents(min, filters.minPriceCents),
      maxPriceCents: cents(max, filters.maxPriceCents),
    });
    this.#refresh();
  }

  #addMore(): void {
    const { addedPages } = this.#listing.$state.get();
    const subject = this.#subject(addedPages + 1);
    if (subject) this.#listing.add(subject);
  }

  #subject(addedPages = 0): ReturnType<typeof subjectOf> {
    return this.#look && this.#query && subjectOf(this.#look, this.#query, addedPages);
  }

  #load(): void {
    const isPrinted = this.#printedQuery !== null && isSameQuery(this.#printedQuery, this.#query);
    this.#listing.show(isPrinted ? null : this.#subject());
  }

  #announce({ total, items }: ProductPage): void {
    const content = this.$content.get();
    const emptyText = content.state === 'shown' ? content.emptyText : null;
    this.#parts.announce(emptyText ?? counted(PRODUCT_LIST_WORDS.productCount, total ?? items.length));
  }

  #refresh(): void {
    const content = this.#content();
    this.$content.set(content);
    const isFilled = content.state === 'shown' && content.emptyText === null;
    this.$states.set(isFilled ? FILLED : NO_STATES);
  }

  #controls(
    state: ListingState,
    query: AddressQuery,
    { filterKinds: kinds }: ListLook,
  ): ShownControls | null {
    return shownControls(state, {
      query,
      kinds,
      printed: this.#parts.printed?.form ?? null,
      typed: this.#typed,
      look: this.#parts.getPage(),
      isOpen: this.#isOpen,
    });
  }

  #content(): ListContent {
    const look = this.#look;
    const query = this.#query;
    const state = this.#listing.$state.get();
    const { page, isLoading, hasFailed, isMissing } = state;
    if (isMissing) return { state: 'hidden' };
    if (!look || !query) return { state: 'printed' };
    if (page) return this.#shownContent(state, page, { look, query });
    // Printed products stay visible meanwhile.
    return this.#isDrawn && !hasFailed ? { state: 'printed' } : { state: 'waiting', isLoading, hasFailed };
  }

  #shownContent(
    state: ListingState,
    page: ProductPage,
    { look, query }: { readonly look: ListLook; readonly query: AddressQuery },
  ): ListContent {
    const { isLoading, hasFailed } = state;
    const { currency } = this.#parts.getPage();
    const isCatalogue = look.source === 'catalogue';
    if (!isCatalogue && page.items.length === 0) return { state: 'hidden' };
    return {
      ...{ state: 'shown', isLoading, hasFailed, layout: look.layout },
      controls: isCatalogue ? this.#controls(state, query, look) : null,
      emptyText: page.items.length > 0 ? null : emptyTextOf(query, page),
      cards: look.hasTemplate ? null : shownCards(page.items, currency, this.#parts.printed?.cardOf),
      placeholderCount: countPlaceholders(state, look.pageSize),
      ...this.#paging(page, query, look),
    };
  }

  #paging(
    page: ProductPage,
    query: AddressQuery,
    { paging, pageSize }: ListLook,
  ): Pick<ShownList, 'pages' | 'hasMore'> {
    const hasMore = paging === 'more' && page.hasNextPage;
    // A button needs the script.
    if (paging === 'more' && !this.#parts.printed) return { pages: [], hasMore };
    const hrefOf = (number: number) => this.#parts.addressOf({ ...query, page: number });
    return { pages: pageLinks({ ...page, page: query.page, pageSize }, hrefOf), hasMore };
  }
}

function isSameQuery(one: AddressQuery, other: AddressQuery | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
