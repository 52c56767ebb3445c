import type { CurrencyCode } from '../../core/money/index.ts';
import type { ProductItem, ProductModel } from '../../core/product/index.ts';
import { retryable } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { booleanAttribute, StoreElement, textAttribute, viewOf } from '../host/index.ts';
import { enhanceAuthorsForm } from '../parts/enhance-authors-form.ts';
import { createProductSource, productAttributes } from '../parts/product-source.ts';
import { wantedOf } from '../parts/wanted-of.ts';
import { createRestockModel, restockLook, visitorSignups } from './create-restock-model.ts';
import { restockStyles } from './styles.ts';

const authorsForms = retryable(() => import('./author/enhance-restock.ts'));

/**
 * Signs visitors up for a variant that is sold out; nothing while it can be bought.
 * Source: docs/behaviour/restock.md §1
 * @tag restock-signup
 * @fires store-restock-signup - before somebody is signed up; cancelable
 * @fires store-restock-signed-up - after the store knows who waits
 * @cssstate available - nobody has to wait; nothing of it is seen
 * @cssstate sold-out - there is something to wait for
 * @cssstate submitting - under way
 * @cssstate submitted - this visitor is signed up
 * @cssstate invalid - the last try was refused
 */
export class RestockSignupElement extends StoreElement {
  static override readonly drawing = viewOf(() => import('./view.tsx'));
  static override readonly isLight = true;
  static override readonly styles = [restockStyles];
  static override readonly properties = {
    ...productAttributes,
    variantId: textAttribute('variant-id'),
    mailingList: booleanAttribute('mailing-list', null),
    mailingListDefault: booleanAttribute('mailing-list-default', null),
    successText: textAttribute('success-text'),
  };

  /** The product item of the website builder, as an object or a JSON text. */
  declare product: ProductItem | string | null | undefined;
  /** The id by which the store knows the product: where it has no JSON, it is fetched. */
  declare itemId: string;
  /** Which variant; the chosen one by default. */
  declare variantId: string;
  /** Whether there is a box for the mailing list; as the shop says by default. */
  declare mailingList: boolean | null;
  /** Whether that box is checked at first; as the shop says by default. */
  declare mailingListDefault: boolean | null;
  /** What is shown after the sign-up; the site's own text by default. */
  declare successText: string;
  /** The currency of a product whose JSON names none, as an ISO 4217 code; as the page says by default. */
  declare currency: CurrencyCode | '';

  readonly #model = this.show(RestockSignupElement.drawing, createRestockModel(this));
  readonly #source = createProductSource(this, (product: ProductModel) => {
    this.#product = product;
    this.#follow();
  });
  #product: ProductModel | null = null;
  #stop: () => void = () => undefined;

  protected override arrived(): void {
    const { life } = this;
    const form = [...this.querySelectorAll('form')].find((one) => one.closest(this.localName) === this);
    if (form) {
      const load = () => this.#loadEnhancer(form, life);
      void enhanceAuthorsForm({ form, load, context: 'restock-signup/load', signal: life });
    }
    this.#source.watch(life);
    this.#follow();
    this.listen(storefront().settings.$settings, this.#look);
  }

  protected override left(): void {
    this.#stop();
  }

  protected override placed(): void {
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
      enhanceRestock({ scope: this, form, hears: this, model: this.#model, signal });
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
    const wanted = this.#product && wantedOf(this.#product, this.variantId);
    // What is there is waited for no longer.
    if (wanted && !wanted.isSoldOut) visitorSignups.remove(wanted);
    this.#model.setLook(restockLook(wanted?.productId ?? '', this));
    const nothing = this.#product?.$product.get() ? null : undefined;
    this.#model.setTarget(wanted?.isSoldOut ? wanted : nothing);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'restock-signup': RestockSignupElement;
  }
}
