import { atom } from 'nanostores';
import { PAGE_TYPES, RECORD_TYPES } from '../../core/enumerations/index.ts';
import type { Settings } from '../../core/page/index.ts';
import {
  enabledKinds,
  ReviewList,
  type ReviewsGateway,
  type ReviewSort,
  type ReviewSubject,
} from '../../core/reviews/index.ts';
import type { Report } from '../../core/shared/index.ts';
import { counted, REVIEW_WORDS } from '../../core/words/index.ts';
import type { Listen, Model } from '../host/index.ts';
import { shownRating, shownReview, type ReviewsContent } from './content.ts';

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
  readonly $content = atom<ReviewsContent>({ state: 'hidden' });
  readonly actions: ReviewsActions = {
    begin: () => {
      this.#hasBegun = true;
      this.refresh();
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
    this.#list.restart();
  }

  /** The settings or the language may have changed. */
  refresh(): void {
    const settings = this.#parts.getSettings();
    const subject = this.#subjectOf(settings);
    this.#list.show(this.#hasBegun ? subject : null);
    this.$content.set(subject ? this.#contentOf(settings) : { state: 'hidden' });
  }

  #subjectOf(settings: Settings): ReviewSubject | null {
    const kinds = enabledKinds(settings.reviews);
    if (this.#productId === null || kinds.length === 0 || !isPageWithReviews(settings)) return null;
    return { productId: this.#productId, kinds };
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
    };
  }
}

function isPageWithReviews({ pageType, item }: Settings): boolean {
  return pageType === PAGE_TYPES['content-item'] && (item?.recordType ?? STORE_ITEM) === STORE_ITEM;
}
