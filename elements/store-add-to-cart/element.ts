import type { CurrencyCode } from '../../core/money/index.ts';
import { lastTexts } from '../../core/offer/index.ts';
import type { ProductItem, ProductModel } from '../../core/product/index.ts';
import { retryable } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { faceOf, finalEvent, StoreElement, unsafeCSS, whenProvided, whenReadable } from '../host/index.ts';
import { announce } from '../ui/index.ts';
import { createProductSource, sellerPurchase } from '../product/index.ts';
import type { OptionsStyle } from './content.ts';
import { addToCartAttributes } from './attributes.ts';
import { AddToCart } from './face.tsx';
import { AddToCartModel } from './model.ts';
import { takeField } from './take-field.ts';
import { addToCartSheets } from './styles.ts';

/** Empty until its rules load, so that no shadow root has to be updated. */
const laterSheet = unsafeCSS('');
const laterRules = retryable(async () => {
  const { clickStyles, followClicks } = await import('../purchase/after-drawing.ts');
  laterSheet.styleSheet?.replaceSync(clickStyles.cssText);
  return followClicks;
});

/**
 * Shows the options, the quantity and the button that adds a product to the cart.
 * Source: docs/behaviour/adding-to-cart.md §1, §2, §4, §8
 * @tag store-add-to-cart
 * @slot - content to show until the tag renders
 * @csspart form - everything
 * @csspart price - the price and the badge
 * @csspart sale-price - the price while on sale
 * @csspart original-price - the price before the sale, struck through
 * @csspart spoken - words before the two prices, for screen readers only
 * @csspart period - how often a subscription is paid, and for how long
 * @csspart total - the sum of all payments of a subscription
 * @csspart scarcity - the low-stock text
 * @csspart status - the badge
 * @csspart sold-out - the badge of a sold-out product
 * @csspart on-sale - the badge of a product on sale
 * @csspart option - one option: label and control
 * @csspart label - the label of a control
 * @csspart select - the list of an option's values
 * @csspart value - one value with its radio button
 * @csspart value-sold-out - a value that is sold out
 * @csspart actions - quantity and button
 * @csspart quantity - label and field
 * @csspart quantity-input - the field
 * @csspart button - the button
 * @csspart bar - the bar of a sticky tag
 * @csspart bar-title - the product's title in it
 * @csspart failure - the alert for failures
 * @csspart failure-title - its title
 * @csspart failure-message - its message
 * @csspart undo - the notice after an addition
 * @csspart undo-text - what was added, and how the store changed it
 * @csspart undo-actions - the undo button, the link to the cart and the close button
 * @csspart undo-cart - the link to the cart
 * @csspart undo-button - the undo button
 * @csspart undo-close - the close button
 * @csspart undo-failure - the alert when that fails
 * @fires store-cart-add - before the product is put into the cart
 * @fires store-cart-update - before an undo that lowers the quantity
 * @fires store-cart-remove - before an undo that removes the whole line
 * @fires store-cart-change - after the cart has changed
 * @fires store-before-checkout - before the visitor is sent to the checkout, by express or with a subscription
 * @fires store-variant-change - after another variant was selected
 * @fires store-quantity-change - after the quantity was changed
 * @fires store-open - before its form opens
 * @fires store-close - after its form has closed
 * @fires store-error - after a change was refused; `preventDefault()` hides the tag's own message
 * @cssstate adding - the product is being added
 * @cssstate added - the product was added; for two seconds
 * @cssstate error - adding was refused; for one second
 * @cssstate sold-out - the product is sold out
 * @cssstate in-cart - the cart contains this product
 * @cssstate open - its form is open
 * @cssstate editing - the same as `open`
 * @cssstate saving - the answers are being sent
 */
export class StoreAddToCartElement extends StoreElement {
  static override readonly drawing = faceOf(AddToCart);
  static override readonly styles = [...addToCartSheets, laterSheet];
  static override readonly properties = addToCartAttributes;

  /** The website builder's product item, as an object or JSON text. */
  declare product: ProductItem | string | null | undefined;
  /** The product's id in the store. Without JSON, the product is fetched by it. */
  declare itemId: string;
  /** The button's text. Default: the product's own. */
  declare buttonText: string;
  /** The initial quantity. Default: the product's own. */
  declare quantity: number | null;
  /** Shows options as select lists or as radio buttons. */
  declare options: OptionsStyle;
  /** Sends the visitor straight to the checkout after adding. */
  declare express: boolean;
  /** Keeps a bar with the button at the bottom of the window once the tag has scrolled out of view; `always` also on phones. */
  declare sticky: boolean | 'always';
  /** The locale of amounts, as a BCP 47 tag. Default: the page's locale. */
  declare locale: string;
  /** The currency of a product whose JSON has none, as an ISO 4217 code. Default: the page's currency. */
  declare currency: CurrencyCode | '';

  readonly #model = this.show(
    StoreAddToCartElement.drawing,
    new AddToCartModel({
      storefront: storefront(),
      makePurchase: (model) =>
        sellerPurchase({
          element: this,
          model,
          storefront: storefront(),
          isExpress: () => this.express,
          getLocale: () => this.locale,
        }),
      whenProvided: (submit) => {
        whenProvided(this, submit);
      },
      // Our form replaces the author's: keep what was typed there.
      onShow: (product) => {
        this.#adopt(product);
      },
      onChosen: ({ $choice, $match }) => {
        const match = $match.get();
        const sku = match?.state === 'matched' ? match.variant.sku : null;
        this.dispatchEvent(finalEvent('store-variant-change', { choice: $choice.get(), sku }));
      },
      onTyped: (text) => {
        this.dispatchEvent(finalEvent('store-quantity-change', { quantityText: text }));
      },
      announce: (label) => {
        announce(label, 'purchase');
      },
    }),
  );

  readonly #source = createProductSource(this, (product: ProductModel) => {
    this.#model.use(product);
  });

  protected override onConnected(): void {
    const { life: signal } = this;
    this.#source.watch(signal);
    // Without these rules it only looks plainer.
    laterRules.load().then(
      (followClicks) => {
        followClicks(this.renderRoot, this.#model, signal, this.listen);
      },
      () => undefined,
    );
    this.#model.start(this.listen);
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) this.#model.reset();
    };
    addEventListener('pageshow', onPageShow, { signal });
    // Events of a server's form stay in the shadow root. A second listener of the same function has no effect.
    for (const place of [this, this.renderRoot]) place.addEventListener('submit', this.#onAuthorsSubmit);
  }

  protected override onDisconnected(): void {
    this.#model.stop();
  }

  /** Another place may have another product. */
  protected override onMoved(): void {
    this.#source.refresh();
  }

  protected override changed(): void {
    this.#source.refresh();
    const { buttonText, options, locale, quantity } = this;
    this.#model.setAttributes({ buttonText, options, locale, quantity });
  }

  protected override adoptControls(): void {
    const { product } = this.#model;
    if (product) this.#adopt(product);
  }

  #adopt(product: ProductModel): void {
    whenReadable(this, (reader) => {
      this.guard(() => {
        for (const { name, value } of reader?.changedControls(this) ?? []) takeField(product, name, value);
      }, 'adopt');
    });
  }

  /** The author's or the server's form, submitted before ours has taken its place. */
  readonly #onAuthorsSubmit = (event: Event): void => {
    const { target, submitter } = event as SubmitEvent;
    const { product, $content } = this.#model;
    if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return;
    // The author's form in a slot passes the shadow root first.
    if (event.currentTarget !== this && !this.renderRoot.contains(target)) return;
    // As `LEFT_TO_BROWSER`: its module loads later.
    if (submitter?.matches('[formaction],[formmethod=dialog i]')) return;
    // A product that cannot be shown yet cannot be sold yet: the browser submits the form as without scripts.
    if (!product || $content.get().state === 'no-product') return;
    this.guard(() => {
      for (const [name, text] of lastTexts(new FormData(target, submitter))) takeField(product, name, text);
    }, 'submit');
    event.preventDefault();
    // A page script that sends every form would send this one twice.
    event.stopPropagation();
    this.#model.actions.submit();
    this.wake();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'store-add-to-cart': StoreAddToCartElement;
  }
}
