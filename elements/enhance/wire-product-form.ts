import { createProductModel, type ProductModel, type PurchaseFailure } from '../../core/product/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { wireBuyButton } from './buy-button.ts';
import { headingOf, nameCard } from './card-name.ts';
import { type Card, cardAround } from './card.ts';
import type { ProductForm } from './product-forms.ts';
import { createFailureAlert } from '../printed/index.ts';
import { productViews } from '../purchase/index.ts';
import { itemIdOf, PRINTED } from './parts/index.ts';
import type { RestockOffers } from './restock-offers.ts';
import { readPrintedProduct } from './product-json.ts';
import { wireQuantity } from './quantity-field.ts';
import { wireVariantParts } from './variant-parts.ts';
import { wireVariants, type LiveControls } from './variant-choice.ts';

/** The root of product forms, and how the page sells. */
export interface ProductFormOptions {
  /** Parts outside this root are ignored. */
  readonly root: ParentNode;
  /** Whether adding takes the visitor straight to the checkout. */
  readonly isExpress: () => boolean;
  readonly restock: Pick<RestockOffers, 'follow'>;
}

/**
 * Wires a product form, so that it sells.
 * @param form the printed parts of one product
 * @param options the root, and how the page sells
 * @param signal unwires it
 * Source: docs/behaviour/printed-markup.md §2
 */
export function wireProductForm(
  form: ProductForm,
  { root, isExpress, restock }: ProductFormOptions,
  signal: AbortSignal,
): void {
  const { variants, quantity, buttons } = form;
  const parts = [variants, quantity, ...buttons].filter((part) => part !== null);
  const card = cardAround(form, root);
  nameCard(card, parts, signal);
  const shop = storefront();
  const model = openModel(form, card);
  // A printed quantity field overrides the setting: the template knows the store.
  const getSettings = () => ({
    multipleQuantityAllowedForServices:
      quantity !== null || shop.settings.$settings.get().storeSettings.multipleQuantityAllowedForServices,
  });
  restock.follow(itemIdOf(form.anchor), model, signal);
  const alerts = buttons.map((button) =>
    createFailureAlert(button.closest<HTMLElement>(PRINTED.wrapper) ?? button, signal, button),
  );
  const showHint = (message: string | null) => {
    alerts[0]?.show(message === null ? null : { title: '', message });
  };
  const controls: LiveControls[] = [];
  // Without a product there is nothing to choose, so the markup stays as it is.
  if (variants && model.$product.get()) controls.push(wireVariants(variants, model, signal));
  if (variants) wireVariantParts({ form, variants, root, model, storefront: shop }, signal);
  if (quantity) controls.push(wireQuantity({ block: quantity, model, getSettings, showHint }, signal));
  // A copied card may carry the original's marks.
  for (const { markFailure } of controls) markFailure(null, '');
  const readControls = () => {
    for (const { read } of controls) read();
  };
  buttons.forEach((button, index) => {
    const alert = alerts[index];
    const showFailure = (failure: PurchaseFailure | null) => {
      alert?.show(failure);
      for (const { markFailure } of controls) markFailure(failure, alert?.id ?? '');
    };
    const sale = {
      button,
      model,
      storefront: shop,
      isExpress: () => isExpress() || button.closest(PRINTED.express) !== null,
      getSettings,
      readControls,
      showFailure,
    };
    wireBuyButton(sale, signal);
  });
}

function openModel(form: ProductForm, card: Card): ProductModel {
  const shop = storefront();
  const { report, products } = shop;
  const model = createProductModel({ report, products, getFallbackCurrency: () => shop.getCurrency() });
  model.setProduct(readPrintedProduct(form, headingOf(card), report));
  const product = model.$product.get();
  if (product) productViews().note(form.anchor, product.id);
  return model;
}
