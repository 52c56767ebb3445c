import { atom, type ReadableAtom } from 'nanostores';
import {
  QUANTITY_LIMITS,
  type ProductModel,
  type PurchaseFailure,
  type PurchaseState,
} from '../../core/product/index.ts';
import {
  booleanAttribute,
  integerAttribute,
  localeAttribute,
  shownControls,
  StoreElement,
  textAttribute,
  whenProvided,
  wordAttribute,
  type Markup,
} from '../host/index.ts';
import { baseStyles } from '../parts/base-styles.ts';
import { liveRegion } from '../parts/live-region.ts';
import { createProductSource } from '../parts/product-source.ts';
import { sellerPurchase } from '../parts/seller-purchase.ts';
import { addToCartContent, type AddToCartContent, type OptionsStyle } from './add-to-cart-content.ts';
import type { AddToCartHost } from './add-to-cart-host.ts';
import { addToCartMarkup } from './add-to-cart-markup.ts';
import { changeEvent, readControl, readControls, writeControls } from './control-values.ts';
import { PurchaseLife } from './purchase-life.ts';
import { giveQuantity, startQuantity } from './starting-quantity.ts';
import { addToCartStyles } from './styles.ts';

/**
 * Options, quantity and the button that puts a product into the cart.
 * Source: docs/behaviour/adding-to-cart.md §1, §2, §4
 * @tag store-add-to-cart
 * @csspart form - everything
 * @csspart price - the price, and the mark
 * @csspart sale-price - the price while on sale
 * @csspart original-price - the price before the sale, struck through
 * @csspart spoken - words before the two prices, out of sight
 * @csspart status - the mark
 * @csspart sold-out - the mark of what is sold out
 * @csspart on-sale - the mark of what is on sale
 * @csspart option - one option: label and control
 * @csspart label - the words at a control
 * @csspart select - the list of an option's values
 * @csspart value - one value with its radio button
 * @csspart value-sold-out - one that cannot be bought now
 * @csspart actions - quantity and button
 * @csspart quantity - label and field
 * @csspart quantity-input - the field
 * @csspart button - the button
 * @csspart failure - the place for what went wrong
 * @csspart failure-title - its first line
 * @csspart failure-message - its sentence
 * @cssstate adding - under way
 * @cssstate added - done, for two seconds
 * @cssstate error - refused, for one second
 * @cssstate sold-out - nothing is left
 * @cssstate in-cart - the cart holds this product
 */
export class StoreAddToCartElement extends StoreElement implements AddToCartHost {
  static override readonly loadView = () => import('./view.tsx');
  static override readonly styles = [baseStyles, addToCartStyles];
  static override readonly properties = {
    product: { attribute: 'product' },
    buttonText: textAttribute('button-text'),
    quantity: integerAttribute('quantity', { ...QUANTITY_LIMITS, fallback: null }),
    options: wordAttribute('options', ['select', 'radio']),
    express: booleanAttribute('express', false),
    locale: localeAttribute('locale'),
  };

  /** The product item of the website builder, as an object or a JSON text. */
  declare product: unknown;
  /** Words on the button, instead of the product's own. */
  declare buttonText: string;
  /** The quantity at first, 1–9999; null leaves it to the product. */
  declare quantity: number | null;
  /** Whether options are lists or radio buttons. */
  declare options: OptionsStyle;
  /** Whether the visitor goes straight to the checkout after adding. */
  declare express: boolean;
  declare locale: string;

  readonly #content = atom<AddToCartContent | null>(null);
  readonly #source = createProductSource(this, (model) => {
    this.#useModel(model);
  });
  readonly #purchases = new PurchaseLife((model) => {
    const seller = { element: this, storefront: this.storefront, isExpress: () => this.express };
    return sellerPurchase(seller, model);
  });
  #model: ProductModel | null = null;
  #stops: (() => void)[] = [];
  #failureNumber = 0;
  #toldFailure: PurchaseFailure | null = null;

  /** What is shown; null without a product. */
  get $content(): ReadableAtom<AddToCartContent | null> {
    return this.#content;
  }

  /** Writes the model into the controls, where they differ. */
  override fillControls(): void {
    if (this.#model) writeControls(this.renderRoot, this.#model);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    // Before React: an event makes it draw what waits, and what is drawn holds what the model says.
    root.addEventListener('click', this.#onClick, { capture: true });
    root.addEventListener('input', this.#onInput, { capture: true });
    root.addEventListener('submit', this.#onSubmit);
    return root;
  }

  protected override arrived(): void {
    this.#source.watch(this.life);
    this.follow(this.storefront.settings.$settings, this.#gather);
    this.follow(this.storefront.cart.$cart, this.#markInCart);
    addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (persisted) this.#purchases.current?.reset();
      },
      { signal: this.life },
    );
    this.addEventListener('submit', this.#onAuthorsSubmit, { signal: this.life });
    this.life.addEventListener('abort', this.#letGo);
    this.#purchases.arrive();
    this.#listen();
  }

  /** Another place may have another product. */
  protected override placed(): void {
    this.#source.refresh();
  }

  protected override changed(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('product')) this.#source.refresh();
    if (changed.has('quantity') && this.#model) {
      if (this.hasUpdated && this.quantity !== null) giveQuantity(this.#model, this.quantity);
      else if (this.hasUpdated || this.quantity !== null) startQuantity(this.#model, this.quantity);
    }
    this.#gatherNow();
  }

  protected override coldMarkup(): readonly Markup[] {
    const content = this.#content.get();
    return content ? addToCartMarkup(content) : [{ tag: 'slot', attributes: {}, children: [] }];
  }

  protected override adoptControls(): void {
    if (!(this.renderRoot instanceof ShadowRoot)) return;
    for (const control of shownControls(this.renderRoot)) readControl(control, this.#model);
    this.#markFailureTold();
  }

  #useModel(model: ProductModel): void {
    this.#model = model;
    this.#purchases.use(model);
    this.#startQuantity();
    if (this.#purchases.current) this.#listen();
  }

  #listen(): void {
    this.#stopListening();
    const { current } = this.#purchases;
    if (!this.#model || !current) return;
    const { $product, $match, $quantityText } = this.#model;
    this.#stops = [
      ...[$match, $quantityText].map((store) => store.listen(this.#gather)),
      $product.listen(this.#onProduct),
      current.$failure.listen(this.#onFailure),
      current.$state.listen(this.#onState),
    ];
    this.#onProduct();
  }

  readonly #letGo = (): void => {
    this.#stopListening();
    this.#purchases.leave();
  };

  #stopListening(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  readonly #onProduct = (): void => {
    this.#startQuantity();
    this.#gather();
  };

  #startQuantity(): void {
    if (this.#model && this.quantity !== null) startQuantity(this.#model, this.quantity);
  }

  readonly #onFailure = (failure: PurchaseFailure | null): void => {
    if (failure) this.#failureNumber += 1;
    this.#gather();
  };

  readonly #onState = ({ state }: PurchaseState): void => {
    this.#gather();
    if (state !== 'adding' && state !== 'added') return;
    liveRegion().announce(this.#content.get()?.label ?? '', 'purchase');
  };

  /** New nodes with the same words would be spoken again. */
  #markFailureTold(): void {
    const content = this.#content.get();
    if (!content?.failure || !this.renderRoot.querySelector('[role=alert]')?.hasChildNodes()) return;
    this.#toldFailure = content.failure;
    this.#content.set({ ...content, isFailureTold: true });
  }

  /** The first update gathers anyway. */
  readonly #gather = (): void => {
    if (this.hasUpdated) this.#gatherNow();
  };

  #gatherNow(): void {
    const { current } = this.#purchases;
    if (!this.#model || !current) return;
    // Ours takes the place of the author's form: what was typed there comes along.
    if (!this.#content.get() && this.#model.$product.get()) this.adoptControls();
    const { locale, storeSettings, merchandising } = this.storefront.settings.$settings.get();
    const look = {
      locale: this.locale || locale,
      buttonText: this.buttonText,
      optionsStyle: this.options,
      ...storeSettings,
      merchandising,
    };
    const failure = current.$failure.get();
    const content = addToCartContent(this.#model, current, look, {
      failureNumber: this.#failureNumber,
      isFailureTold: failure !== null && failure === this.#toldFailure,
    });
    const { state } = current.$state.get();
    for (const name of ['adding', 'added', 'error'] as const) this.setState(name, state === name);
    this.setState('sold-out', content?.status?.type === 'sold-out');
    this.#markInCart();
    this.#content.set(content);
    this.repaint();
  }

  readonly #markInCart = (): void => {
    const id = this.#model?.$product.get()?.id;
    const cart = this.storefront.cart.$cart.get();
    this.setState('in-cart', cart?.entries.some(({ itemId }) => itemId === id) ?? false);
  };

  /** A radio button is chosen before its click is heard, and tells it after. */
  readonly #onClick = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) readControl(target, this.#model);
  };

  readonly #onInput = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    this.guard(() => {
      readControl(target, this.#model);
      if (!this.#model) return;
      this.dispatchEvent(changeEvent(target, this.#model));
    }, 'input');
  };

  readonly #onSubmit = (event: Event): void => {
    // The author's form comes by on its way through the slot; it is heard on the tag itself.
    if (event.target instanceof Node && this.contains(event.target)) return;
    this.#press(event);
  };

  #press(event: Event): void {
    event.preventDefault();
    whenProvided(this, () => void this.#purchases.current?.press());
  }

  /** The author's own form, sent before ours has taken its place. */
  readonly #onAuthorsSubmit = (event: Event): void => {
    const { target } = event;
    const model = this.#model;
    if (event.defaultPrevented || !(target instanceof HTMLFormElement) || !model?.$product.get()) return;
    this.guard(() => {
      readControls(target, model);
    }, 'submit');
    this.#press(event);
    this.wake();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'store-add-to-cart': StoreAddToCartElement;
  }
}
