import type { CurrencyCode } from '../../core/money/index.ts';
import type { ProductItem, ProductModel } from '../../core/product/index.ts';
import { retryable } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { LightElement, viewOf } from '../host/index.ts';
import { enhanceAuthorsForm } from '../forms/index.ts';
import { createProductSource } from '../product/index.ts';
import { restockTargetOf } from '../purchase/index.ts';
import { createInertVoice } from '../ui/index.ts';
import { formOf } from '../submits/index.ts';
import { messageOf } from './content.ts';
import { restockAttributes } from './attributes.ts';
import { createRestockModel, visitorSignups } from './create-restock-model.ts';
import { restockLook } from './look.ts';
import { restockStyles } from './styles.ts';

const authorsForms = retryable(() => import('./author/enhance-restock.ts'));

/**
 * Lets visitors sign up for a restock email about a sold-out variant. It shows nothing while the variant is available.
 * Source: docs/behaviour/restock.md §1
 * @tag restock-signup
 * @fires store-restock-signup - before a visitor is signed up
 * @fires store-restock-signed-up - after the store has saved the sign-up
 * @cssstate available - the variant is available and the tag is hidden
 * @cssstate sold-out - the variant is sold out
 * @cssstate submitting - the form is being sent
 * @cssstate submitted - this visitor has signed up
 * @cssstate invalid - the last attempt was refused
 */
export class RestockSignupElement extends LightElement {
  static override readonly drawing = viewOf(() => import('./view.tsx'));
  static override readonly styles = [restockStyles];
  static override readonly properties = restockAttributes;

  /** The website builder's product item, as an object or JSON text. */
  declare product: ProductItem | string | null | undefined;
  /** The product's id in the store. Without JSON, the product is fetched by it. */
  declare itemId: string;
  /** The variant's id. Default: the selected variant. */
  declare variantId: string;
  /** Shows a checkbox for the mailing list. Default: the store's setting. */
  declare mailingList: boolean | null;
  /** Checks that checkbox initially. Default: the store's setting. */
  declare mailingListDefault: boolean | null;
  /** The text after the sign-up. Default: the site's own. */
  declare successText: string;
  /** The currency of a product whose JSON has none, as an ISO 4217 code. Default: the page's currency. */
  declare currency: CurrencyCode | '';

  readonly #model = this.show(RestockSignupElement.drawing, createRestockModel(this));
  readonly #source = createProductSource(this, (product: ProductModel) => {
    this.#product = product;
    this.#follow();
  });
  #product: ProductModel | null = null;
  #stop: () => void = () => undefined;

  protected override onConnected(): void {
    const { life } = this;
    const form = formOf(this);
    if (form) {
      const load = () => this.#loadEnhancer(form, life);
      void enhanceAuthorsForm({ form, load, context: 'restock-signup/load', signal: life });
    }
    this.#source.watch(life);
    this.#follow();
    this.listen(storefront().settings.$settings, this.#look);
    this.listen(this.#model.$content, createInertVoice(this, messageOf));
  }

  protected override onDisconnected(): void {
    this.#stop();
  }

  protected override onMoved(): void {
    this.#source.refresh();
    this.#model.moved();
  }

  protected override changed(): void {
    this.#source.refresh();
    this.#look();
  }

  async #loadEnhancer(form: HTMLFormElement, signal: AbortSignal): Promise<() => void> {
    const { enhanceRestock } = await authorsForms.load();
    return () => {
      enhanceRestock({ scope: this, form, listenOn: this, model: this.#model, signal });
    };
  }

  #follow(): void {
    this.#stop();
    const product = this.#product;
    if (!product || this.life.aborted) return;
    const look = () => {
      this.guard(this.#look, 'product');
    };
    const stops = [product.$match.listen(look), product.$product.listen(look)];
    this.#stop = () => {
      for (const stop of stops) stop();
    };
    this.#look();
  }

  readonly #look = (): void => {
    const target = this.#product && restockTargetOf(this.#product, this.variantId);
    // A variant that is back in stock needs no sign-up.
    if (target && !target.isSoldOut) visitorSignups.remove(target);
    const settings = storefront().settings.$settings.get();
    this.#model.setLook(restockLook(settings, target?.productId ?? '', this));
    const nothing = this.#product?.$product.get() ? null : undefined;
    this.#model.setTarget(target?.isSoldOut ? target : nothing);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'restock-signup': RestockSignupElement;
  }
}
