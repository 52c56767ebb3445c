import { atom } from 'nanostores';
import type { ProductModel, Purchase } from '../../core/product/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import type { Listen, Model } from '../host/index.ts';
import {
  addToCartContent,
  type AddToCartContent,
  type OptionsStyle,
  type ProductContent,
} from './content.ts';
import { PurchaseLife } from './purchase-life.ts';
import { giveQuantity, startQuantity } from './starting-quantity.ts';
import { takeField } from './take-field.ts';

/** The visitor's actions on add-to-cart. */
export interface AddToCartActions {
  /** Takes a value of an option or a way to buy, by the name of its control; the empty text clears the selection. */
  readonly choose: (control: string, value: string) => void;
  /** Stores the text of the quantity field, exactly as typed. */
  readonly typeQuantity: (text: string) => void;
  /** Adds the product to the cart. */
  readonly submit: () => void;
}

/** The tag's attributes; an empty locale means the page's. */
export interface AddToCartAttributes {
  readonly buttonText: string;
  readonly options: OptionsStyle;
  readonly locale: string;
  /** The initial quantity; null leaves it to the product. */
  readonly quantity: number | null;
}

/** What the model of add-to-cart needs from its shell. */
export interface AddToCartModelParts {
  readonly storefront: Pick<Storefront, 'cart' | 'settings'>;
  readonly makePurchase: (product: ProductModel) => Purchase;
  /** Delays a click until the elements around the tag are defined, which may name another store. */
  readonly whenProvided: (submit: () => void) => void;
  /** Called before the first product is shown. */
  readonly onShow: (product: ProductModel) => void;
  /** Called after the visitor has selected a value. */
  readonly onChosen: (product: ProductModel) => void;
  /** Called after the visitor has typed a quantity. */
  readonly onTyped: (text: string) => void;
  /** Announces the label of a purchase that is under way or done. */
  readonly announce: (label: string) => void;
}

/**
 * Add-to-cart without a view: its content and actions.
 * Source: docs/behaviour/adding-to-cart.md §1, §2
 */
export class AddToCartModel implements Model<AddToCartContent, AddToCartActions> {
  readonly $content = atom<AddToCartContent>({ state: 'no-product' });
  readonly $states = atom<readonly string[]>([]);
  readonly #parts: AddToCartModelParts;
  readonly #purchases: PurchaseLife;
  #product: ProductModel | null = null;
  #attributes: AddToCartAttributes | null = null;
  #stops: (() => void)[] = [];
  #failureNumber = 0;

  /**
   * Creates the model of one add-to-cart.
   * @param parts the shop, and the shell's callbacks
   */
  constructor(parts: AddToCartModelParts) {
    this.#parts = parts;
    this.#purchases = new PurchaseLife(parts.makePurchase);
  }

  /** Product, selection and quantity; null until one is found. */
  get product(): ProductModel | null {
    return this.#product;
  }

  readonly actions: AddToCartActions = {
    choose: (control, value) => {
      if (!this.#product || this.#shown?.options.find(({ name }) => name === control)?.chosen === value)
        return;
      takeField(this.#product, control, value);
      this.#parts.onChosen(this.#product);
    },
    typeQuantity: (text) => {
      if (this.#shown?.quantityText === text) return;
      this.#product?.setQuantityText(text);
      this.#parts.onTyped(text);
    },
    submit: () => {
      const shown = this.#shown;
      // Without a known price nothing is sold; a sold-out variant has a message of its own.
      if (shown?.priceText === null && !shown.status) return;
      this.#parts.whenProvided(() => void this.#purchases.current?.submit());
    },
  };

  get #shown(): ProductContent | null {
    const content = this.$content.get();
    return content.state === 'no-product' ? null : content;
  }

  /** Switches to another product model. */
  use(product: ProductModel): void {
    this.#product = product;
    this.#purchases.use(product);
    this.#startFromAttribute();
    if (this.#purchases.current) this.#listenToPurchase();
  }

  /** Updates the attributes; nothing is shown before the first call. */
  setAttributes(attributes: AddToCartAttributes): void {
    const isFirst = this.#attributes === null;
    const former = this.#attributes?.quantity ?? null;
    const { quantity } = attributes;
    this.#attributes = attributes;
    if (this.#product && quantity !== former) {
      if (isFirst || quantity === null) startQuantity(this.#product, quantity);
      else giveQuantity(this.#product, quantity);
    }
    this.#refresh();
  }

  /** The element was inserted into the page. */
  start(listen: Listen): void {
    const { cart, settings } = this.#parts.storefront;
    this.#purchases.start();
    this.#listenToPurchase();
    listen(settings.$settings, this.#refresh);
    listen(cart.$cart, () => {
      this.#refreshStates();
    });
  }

  /** The element was removed; a pending write is still answered. */
  stop(): void {
    this.#stopListening();
    this.#purchases.stop();
  }

  /** The page was restored from the history: a purchase that was under way is over. */
  reset(): void {
    this.#purchases.current?.reset();
  }

  readonly #refresh = (): void => {
    const { current } = this.#purchases;
    const product = this.#product;
    if (!this.#attributes || !product || !current) return;
    if (this.$content.get().state === 'no-product' && product.$product.get()) this.#parts.onShow(product);
    const { locale, storeSettings, merchandising } = this.#parts.storefront.settings.$settings.get();
    const { buttonText, options } = this.#attributes;
    const look = {
      locale: this.#attributes.locale || locale,
      buttonText,
      optionsStyle: options,
      merchandising,
      onWords: this.#refresh,
      ...storeSettings,
    };
    this.$content.set(addToCartContent(product, current, look, this.#failureNumber));
    this.#refreshStates();
  };

  #refreshStates(): void {
    const content = this.$content.get();
    const states: string[] = [];
    if (content.state !== 'no-product') {
      if (content.state !== 'idle') states.push(content.state);
      if (content.status?.type === 'sold-out') states.push('sold-out');
      const id = this.#product?.$product.get()?.id;
      const cart = this.#parts.storefront.cart.$cart.get();
      if (cart?.entries.some(({ itemId }) => itemId === id)) states.push('in-cart');
    }
    this.$states.set(states);
  }

  #listenToPurchase(): void {
    this.#stopListening();
    const { current } = this.#purchases;
    if (!this.#product || !current) return;
    const { $choice, $quantityText, $product, $priceTagCount } = this.#product;
    this.#stops = [
      $choice.listen(this.#refresh),
      $quantityText.listen(this.#refresh),
      $priceTagCount.listen(this.#refresh),
      $product.listen(this.#onProduct),
      current.$failure.listen((failure) => {
        if (failure) this.#failureNumber += 1;
        this.#refresh();
      }),
      current.$state.listen(({ state }) => {
        this.#refresh();
        if (state === 'adding' || state === 'added') this.#announce();
      }),
    ];
    this.#onProduct();
  }

  #stopListening(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  readonly #onProduct = (): void => {
    this.#startFromAttribute();
    this.#refresh();
  };

  #announce(): void {
    const content = this.$content.get();
    if (content.state !== 'no-product') this.#parts.announce(content.label);
  }

  #startFromAttribute(): void {
    const quantity = this.#attributes?.quantity ?? null;
    if (this.#product && quantity !== null) startQuantity(this.#product, quantity);
  }
}
