import type { ProductModel, Variant } from '../../core/product/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { cardAround } from './card.ts';
import type { ProductForm } from './product-forms.ts';
import { follow } from '../printed/index.ts';
import { createPartnerFinder } from './nearest-partner.ts';
import { PRINTED, printedIn } from './parts/index.ts';
import { createPrintedPrice, type PrintedPrice } from './printed-price.ts';
import { createPrintedSubscription } from './printed-subscription.ts';
import { wirePictures } from '../purchase/index.ts';
import type { Report } from '../../core/shared/index.ts';
import { reportOnce } from './report-once.ts';

/** Dependencies of the parts that follow the chosen variant. */
export interface VariantPartsNeeds {
  readonly form: ProductForm;
  readonly variants: HTMLElement;
  readonly root: ParentNode;
  readonly model: ProductModel;
  readonly storefront: Storefront;
}

/**
 * Makes the price and the scarcity message of a card follow the chosen variant.
 * @param needs the form and its product
 * @param signal unwires them and restores what was printed
 * Source: docs/behaviour/printed-markup.md §3.3
 */
export function wireVariantParts(needs: VariantPartsNeeds, signal: AbortSignal): void {
  const { form, variants, root, model, storefront } = needs;
  const { $product, $match } = model;
  const { $settings } = storefront.settings;
  const hiding = createHiding();
  let price: PrintedPrice | null = null;

  const showPrice = (element: Element | null, variant: Variant | null) => {
    if (price?.element !== element) {
      price?.restore();
      const create = $product.get()?.isSubscribable ? createPrintedSubscription : createPrintedPrice;
      price = element && create(element, storefront.report);
    }
    const product = $product.get();
    if (product) price?.show(product, variant, $settings.get());
  };
  const showScarcity = (part: HTMLElement, variant: Variant | null) => {
    hiding.hide(part, variant === null || !isScarce(part, variant, storefront.report));
  };
  const show = () => {
    const match = $match.get();
    const variant = match?.state === 'matched' ? match.variant : null;
    const { nodes, findLoose } = cardAround(form, root);
    const within = nearestPrice(
      nodes.map((node) => [node]),
      variants,
    );
    // A card with a price is complete: elements beside it do not matter.
    const loose = within ? [] : findLoose();
    showPrice(within ?? nearestPrice([loose], variants), variant);
    const places = [nodes.at(-1) ?? form.anchor, ...loose];
    for (const part of places.flatMap((place) => printedIn(place, PRINTED.scarcity)))
      showScarcity(part, variant);
  };
  follow([$match, $settings], 'variant', show, signal);
  const isOwn = (image: Element) => !image.closest('store-product');
  const { report } = storefront;
  wirePictures({ model, places: () => cardAround(form, root).nodes, isOwn, report, signal });
  signal.addEventListener('abort', () => {
    price?.restore();
    hiding.restore();
  });
}

/** Hides parts, and remembers which of them were printed hidden. */
function createHiding(): {
  readonly hide: (part: HTMLElement, isHidden: boolean) => void;
  readonly restore: () => void;
} {
  const printed = new Map<HTMLElement, boolean>();
  return {
    hide(part, isHidden) {
      // `hidden` may also be the text "until-found".
      if (!printed.has(part)) printed.set(part, part.hasAttribute('hidden'));
      part.hidden = isHidden;
    },
    restore() {
      for (const [part, isHidden] of printed) part.hidden = isHidden;
    },
  };
}

function nearestPrice(rounds: readonly (readonly Element[])[], from: Element): Element | null {
  for (const places of rounds) {
    const prices = places.flatMap((place) => printedIn(place, PRINTED.price));
    if (prices.length > 0) return createPartnerFinder(prices)(from, 'before');
  }
  return null;
}

/** Checks whether a printed scarcity message applies: its attributes, as JSON, are among the variant's. */
function isScarce(part: HTMLElement, variant: Variant, report: Report): boolean {
  try {
    const attributes = JSON.parse(part.dataset['variantAttributes'] ?? '') as unknown;
    if (typeof attributes !== 'object' || attributes === null) throw new TypeError('expected an object');
    const entries = Object.entries(attributes);
    return (
      entries.length > 0 &&
      entries.every(([name, value]) => variant.attributes[name] === String(value).trim())
    );
  } catch (error) {
    reportOnce(part, report, error, 'enhance/scarcity');
    return false;
  }
}
