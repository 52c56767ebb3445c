import { atom } from 'nanostores';
import { PAGE_TYPES, RECORD_TYPES } from '../../core/enumerations/index.ts';
import type { Settings } from '../../core/page/index.ts';
import {
  enabledKinds,
  knownPageOf,
  REVIEW_SORTS,
  ReviewList,
  type ReviewsGateway,
  type ReviewSort,
  type ReviewSubject,
} from '../../core/reviews/index.ts';
import type { Report } from '../../core/shared/index.ts';
import { counted, REVIEW_WORDS } from '../../core/words/index.ts';
import type { Listen, Model } from '../host/index.ts';
import { isAsPrinted, shownRating, shownReview, type ReviewsContent } from './content.ts';

/** The visitor's actions. */
export interface ReviewsActions {
  /** The view has loaded: reviews are requested from now on. */
  readonly begin: () => void;
  readonly sortBy: (sort: ReviewSort) => void;
  readonly addMore: () => void;
  readonly retry: () => void;
}

/** The dependencies of the model. */
export interface ReviewsParts {
  readonly gateway: ReviewsGateway;
  readonly report: Report;
  readonly getSettings: () => Settings;
  /** Announces how many are shown. */
  readonly announce: (text: string) => void;
}

const STORE_ITEM = RECORD_TYPES['store-item'];

/** Reviews without a view. Source: docs/behaviour/reviews.md §1, §2 */
export class ReviewsModel implements Model<ReviewsContent, ReviewsActions> {
  readonly $content = atom<ReviewsContent>({ state: 'unknown' });
  readonly actions: ReviewsActions = {
    begin: () => {
      this.#hasBegun = true;
      this.refresh();
      this.#known = undefined;
      if (this.#chosenSort) this.#list.sortBy(this.#chosenSort);
      this.#chosenSort = null;
    },
    sortBy: (sort) => {
      this.#list.sortBy(sort);
    },
    addMore: () => {
      this.#list.addMore();
    },
    retry: () => {
      this.#list.retry();
    },
  };
  readonly #parts: ReviewsParts;
  readonly #list: ReviewList;
  #productId: string | null = null;
  #hasBegun = false;
  /** Until the view has loaded; undefined for none. */
  #known: unknown = undefined;
  #chosenSort: ReviewSort | null = null;

  /**
   * Creates the model of one list.
   * @param parts the page
   */
  constructor(parts: ReviewsParts) {
    this.#parts = parts;
    this.#list = new ReviewList(parts);
  }

  /** The element was inserted into the page. */
  start(listen: Listen): void {
    listen(this.#list.$state, ({ firstNewIndex, page }) => {
      this.refresh();
      if (firstNewIndex !== null && page) {
        this.#parts.announce(counted(REVIEW_WORDS.reviewCount, page.reviews.length));
      }
    });
  }

  /** The element was taken out of the page. */
  stop(): void {
    this.#list.stop();
  }

  /** Whether a server has printed other reviews than those to be shown. */
  get isPrintedOutdated(): boolean {
    return this.#known !== undefined && isAsPrinted(this.$content.get()) === false;
  }

  /**
   * Uses what a server has asked the store for, wherever it is the answer to the first request.
   * @param known `KnownReviews` as JSON, unchecked; undefined for none
   * Source: docs/behaviour/elements.md §10.5
   */
  adopt(known: unknown): void {
    this.#known = known;
  }

  /**
   * Takes over the order that was chosen before the view has loaded.
   * @param value of the select
   */
  adoptSort(value: string): void {
    this.#chosenSort = REVIEW_SORTS.find((sort) => sort === value) ?? null;
  }

  /**
   * Sets the product.
   * @param productId null while there is none
   */
  setProduct(productId: string | null): void {
    this.#productId = productId;
    this.refresh();
  }

  /** The reviews come from another store now. */
  restart(): void {
    if (this.#known !== undefined) this.#known = null;
    if (this.#hasBegun) {
      this.#list.restart();
      return;
    }
    this.#list.show(null);
    this.refresh();
  }

  /** The settings or the language may have changed. */
  refresh(): void {
    const settings = this.#parts.getSettings();
    const productId = this.#productId;
    const kinds = isPageWithReviews(settings) ? enabledKinds(settings.reviews) : [];
    const subject = productId === null || kinds.length === 0 ? null : { productId, kinds };
    this.#follow(subject);
    if (subject) this.$content.set(this.#contentOf(settings));
    else this.$content.set({ state: kinds.length === 0 ? 'hidden' : 'unknown' });
  }

  #follow(subject: ReviewSubject | null): void {
    if (subject && !this.#list.isAbout(subject)) {
      const page = knownPageOf(subject, this.#known);
      // Null is the answer to no request.
      if (page !== undefined && !this.#list.adopt(subject, page)) this.#known = null;
    }
    this.#list.show(this.#hasBegun || this.#list.isAbout(subject) ? subject : null);
  }

  #contentOf(settings: Settings): ReviewsContent {
    const { page, sort, isLoading, hasFailed, firstNewIndex } = this.#list.$state.get();
    if (!page) return { state: 'waiting', isLoading, hasFailed };
    const { averageRating: average } = page;
    return {
      state: 'shown',
      average: average === null ? null : shownRating(average, settings.locale),
      countText: counted(REVIEW_WORDS.reviewCount, page.reviewCount),
      reviews: page.reviews.map((review) => shownReview(review, settings)),
      sort,
      hasMore: page.nextPageCursor !== null,
      isLoading,
      hasFailed,
      firstNewIndex,
      isAdopted: this.#list.isAdopted,
    };
  }
}

function isPageWithReviews({ pageType, item }: Settings): boolean {
  return pageType === PAGE_TYPES['content-item'] && (item?.recordType ?? STORE_ITEM) === STORE_ITEM;
}
