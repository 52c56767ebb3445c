import { onBackendChange, openGateway, reportOfBackend } from '../../core/backends/index.ts';
import { emptyReviewsGateway, enabledKinds, restReviewsGateway } from '../../core/reviews/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { printedAnswer, StoreElement, viewOf, warnAuthor } from '../host/index.ts';
import { announce } from '../ui/index.ts';
import { ProductAround } from '../product-around/index.ts';
import { reviewsAttributes } from './attributes.ts';
import { isAsPrinted } from './content.ts';
import { ReviewsModel } from './model.ts';
import { reviewsSheets } from './styles.ts';

/**
 * Shows the reviews of a product: average rating, list and sort order. The product is that of the `store-product` around
 * it, or `item-id`.
 * Source: docs/behaviour/reviews.md §1, §2
 * @tag store-reviews
 * @slot - content to show until the reviews have loaded
 * @csspart reviews - everything
 * @csspart head - heading, average and count
 * @csspart title - the heading
 * @csspart stars - a rating
 * @csspart filled-stars - the filled stars
 * @csspart count - the number of reviews
 * @csspart sort - the order and its label
 * @csspart select - the list of orders
 * @csspart list - the reviews
 * @csspart review - one of them
 * @csspart review-title - its title
 * @csspart text - its text
 * @csspart byline - its author, date and source
 * @csspart source - the origin of an imported review
 * @csspart empty - the message for no reviews
 * @csspart more - the button that loads more
 * @csspart failure - the message for reviews that cannot be loaded
 * @csspart retry - its button
 */
export class StoreReviewsElement extends StoreElement {
  static override readonly drawing = viewOf(() => import('./view.tsx'), isAsPrinted);
  static override readonly styles = reviewsSheets;
  static override readonly properties = reviewsAttributes;

  /** The product's id. Default: that of the `store-product` around it, or of the page. */
  declare itemId: string;

  readonly #model = this.show(
    StoreReviewsElement.drawing,
    new ReviewsModel({
      gateway: openGateway(storefront(), 'reviews', {
        memory: emptyReviewsGateway,
        rest: restReviewsGateway(storefront().api),
      }),
      report: reportOfBackend(storefront(), 'reviews', (error, context) => {
        storefront().report(error, context);
      }),
      getSettings: () => storefront().settings.$settings.get(),
      announce: (text) => {
        announce(text, this.localName);
      },
    }),
  );
  readonly #around = new ProductAround(this, () => {
    this.#look();
  });

  #hasRead = false;

  protected override onConnected(): void {
    this.#model.start(this.listen);
    this.listen(storefront().settings.$settings, this.#look);
    const restart = () => {
      this.#model.restart();
      this.#look();
    };
    onBackendChange(storefront(), 'reviews', restart, this.life);
    this.#around.connect(this.life);
  }

  protected override onDisconnected(): void {
    this.#model.stop();
  }

  protected override onMoved(): void {
    this.#around.find();
  }

  protected override changed(): void {
    this.#look();
  }

  /** The order that was chosen in what a server has printed. */
  protected override adoptControls(): void {
    const select = this.renderRoot.querySelector('select');
    if (select) this.#model.adoptSort(select.value);
  }

  readonly #look = (): void => {
    if (!this.#around.isKnown) return;
    const { pageType, reviews } = storefront().settings.$settings.get();
    if (pageType === null && enabledKinds(reviews).length > 0) warnAuthor(this, { about: 'page-type' });
    if (!this.#hasRead) this.#model.adopt(printedAnswer(this));
    this.#hasRead = true;
    this.#model.setProduct(this.#around.id);
    // Reviews of another product should not stay until the first interaction.
    if (this.#model.isPrintedOutdated) void this.ready;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'store-reviews': StoreReviewsElement;
  }
}
