import { atom, type ReadableAtom } from 'nanostores';
import {
  createPurchase,
  QUANTITY_LIMITS,
  type ProductModel,
  type Purchase,
  type PurchaseFailure,
} from '../../core/product/index.ts';
import {
  booleanAttribute,
  integerAttribute,
  localeAttribute,
  shownControls,
  StoreCartAddEvent,
  StoreCartChangeEvent,
  StoreElement,
  StoreErrorEvent,
  StoreQuantityChangeEvent,
  StoreVariantChangeEvent,
  textAttribute,
  wordAttribute,
  type Control,
  type Markup,
} from '../host/index.ts';
import { baseStyles } from '../parts/base-styles.ts';
import { liveRegion } from '../parts/live-region.ts';
import { createProductSource } from '../parts/product-source.ts';
import { addToCartContent, type AddToCartContent, type OptionsStyle } from './add-to-cart-content.ts';
import type { AddToCartHost } from './add-to-cart-host.ts';
import { addToCartMarkup } from './add-to-cart-markup.ts';
import { optionControlName, optionOfControl, QUANTITY_NAME } from './control-names.ts';
import { addToCartStyles } from './styles.ts';

const CONTROLS = 'input[name], select[name]';

/**
 * Options, quantity and the button that puts a product into the cart.
 * Source: storefront specification §2, §4, §5, §8
 * @tag store-add-to-cart
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
  #model: ProductModel | null = null;
  #purchase: Purchase | null = null;
  #stops: (() => void)[] = [];

  /** What is shown; null without a product. */
  get $content(): ReadableAtom<AddToCartContent | null> {
    return this.#content;
  }

  /** Writes the model into the controls, where they differ. */
  override fillControls(): void {
    const model = this.#model;
    if (!model) return;
    const choice = model.$choice.get();
    for (const control of this.#controls()) {
      const option = optionOfControl(control.name);
      if (option !== null) writeChoice(control, choice[option] ?? '');
      else if (control.name === QUANTITY_NAME) writeText(control, model.$quantityText.get());
    }
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.addEventListener('input', this.#onInput);
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
        if (persisted) this.#purchase?.reset();
      },
      { signal: this.life },
    );
    this.addEventListener('submit', this.#onAuthorsSubmit, { signal: this.life });
    this.life.addEventListener('abort', this.#letGo);
    this.#listen();
  }

  /** Another place may have another product. */
  protected override placed(): void {
    this.#source.refresh();
  }

  protected override changed(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('product')) this.#source.refresh();
    if (changed.has('quantity') && this.quantity !== null) {
      this.#model?.setQuantityText(String(this.quantity));
    }
    this.#gatherNow();
  }

  protected override coldMarkup(): readonly Markup[] {
    const content = this.#content.get();
    return content ? addToCartMarkup(content) : [{ tag: 'slot', attributes: {}, children: [] }];
  }

  protected override adoptControls(): void {
    if (!(this.renderRoot instanceof ShadowRoot)) return;
    for (const control of shownControls(this.renderRoot)) this.#readControl(control);
  }

  #useModel(model: ProductModel): void {
    this.#purchase?.dispose();
    const { cart, session, settings } = this.storefront;
    this.#model = model;
    if (this.quantity !== null) model.setQuantityText(String(this.quantity));
    this.#purchase = createPurchase({
      model,
      cart,
      areCookiesEnabled: () => session.areCookiesEnabled(),
      getSettings: () => settings.$settings.get().storeSettings,
      isExpress: () => this.express,
      confirmAdd: (request) => this.dispatchEvent(new StoreCartAddEvent(request)),
      onAdded: (result) => {
        const sender = this.isConnected ? this : document;
        sender.dispatchEvent(new StoreCartChangeEvent(result.cart, result.entry, result.warnings));
        if (this.express) location.assign(settings.$settings.get().urls.checkout);
      },
      onFailed: (failure) => this.#sendError(failure),
      report: this.storefront.report,
    });
    if (this.isConnected) this.#listen();
  }

  #listen(): void {
    this.#letGo();
    if (!this.#model || !this.#purchase) return;
    const { $product, $match, $quantityText } = this.#model;
    const { $state, $failure } = this.#purchase;
    this.#stops = [
      ...[$product, $match, $quantityText, $failure].map((store) => store.listen(this.#gather)),
      $state.listen(({ state }) => {
        this.#gather();
        if (state === 'adding' || state === 'added') {
          liveRegion().announce(this.#content.get()?.label ?? '', 'purchase');
        }
      }),
    ];
    this.#gather();
  }

  readonly #letGo = (): void => {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  };

  /** The first update gathers anyway. */
  readonly #gather = (): void => {
    if (this.hasUpdated) this.#gatherNow();
  };

  #gatherNow(): void {
    if (!this.#model || !this.#purchase) return;
    // Ours takes the place of the author's form: what was typed there comes along.
    if (!this.#content.get() && this.#model.$product.get()) this.adoptControls();
    const { locale, storeSettings, merchandising } = this.storefront.settings.$settings.get();
    const content = addToCartContent(this.#model, this.#purchase, {
      locale: this.locale || locale,
      buttonText: this.buttonText,
      optionsStyle: this.options,
      ...storeSettings,
      merchandising,
    });
    const { state } = this.#purchase.$state.get();
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

  #sendError({ code, field, title, message }: PurchaseFailure): boolean {
    const names = field?.type === 'option' ? field.names.map(optionControlName) : [QUANTITY_NAME];
    const detail = { code, title, message, field: field ? names.join(' ') : null };
    return !this.dispatchEvent(new StoreErrorEvent(detail));
  }

  #controls(): Control[] {
    return [...this.renderRoot.querySelectorAll<Control>(CONTROLS)];
  }

  #readControl(control: Control): void {
    const option = optionOfControl(control.name);
    if (control.name === QUANTITY_NAME) this.#model?.setQuantityText(control.value);
    else if (option === null) return;
    else if (!isUncheckedRadio(control)) this.#model?.choose(option, control.value);
  }

  readonly #onInput = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    this.guard(() => {
      this.#readControl(target);
      if (!this.#model) return;
      const match = this.#model.$match.get();
      const sku = match?.state === 'matched' ? match.variant.sku : null;
      this.dispatchEvent(
        target.name === QUANTITY_NAME
          ? new StoreQuantityChangeEvent(target.value)
          : new StoreVariantChangeEvent(this.#model.$choice.get(), sku),
      );
    }, 'input');
  };

  readonly #onSubmit = (event: Event): void => {
    // The author's form comes by on its way through the slot; it is heard on the tag itself.
    if (event.target instanceof Node && this.contains(event.target)) return;
    this.#press(event);
  };

  #press(event: Event): void {
    event.preventDefault();
    void this.#purchase?.press();
  }

  /** The author's own form, sent before ours has taken its place. */
  readonly #onAuthorsSubmit = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || !this.#model?.$product.get()) return;
    this.guard(() => {
      for (const control of target.querySelectorAll<Control>(CONTROLS)) this.#readControl(control);
    }, 'submit');
    this.#press(event);
    this.wake();
  };
}

function isUncheckedRadio(control: Control): boolean {
  return control instanceof HTMLInputElement && control.type === 'radio' && !control.checked;
}

function writeChoice(control: Control, value: string): void {
  if (control instanceof HTMLInputElement) control.checked = control.value === value;
  else if (control.value !== value) control.value = value;
}

function writeText(control: Control, text: string): void {
  if (control.value !== text) control.value = text;
}

declare global {
  interface HTMLElementTagNameMap {
    'store-add-to-cart': StoreAddToCartElement;
  }
}
