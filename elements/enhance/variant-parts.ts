import { type ProductModel, type Variant } from '../../core/product/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { cardAround } from './card.ts';
import type { Counter } from './counters.ts';
import { follow } from './guarded.ts';
import { neighbourhood } from './nearest.ts';
import { PRINTED } from './printed-parts.ts';
import { createPrintedPrice, type PrintedPrice } from './printed-price.ts';
import { createPrintedSubscription } from './printed-subscription.ts';
import { isScarce } from './scarcity.ts';

/** What the parts that tell of the chosen variant need. */
export interface VariantPartsNeeds {
  readonly counter: Counter;
  readonly variants: HTMLElement;
  readonly root: ParentNode;
  readonly model: ProductModel;
  readonly storefront: Storefront;
}

/**
 * Lets the parts of a product's card follow the chosen variant: price and scarcity.
 * @param needs the counter and its product
 * @param signal ends it; then the card says what was printed
 * Source: storefront specification §2; template language §13
 */
export function wireVariantParts(needs: VariantPartsNeeds, signal: AbortSignal): void {
  const { counter, variants, root, model, storefront } = needs;
  const { $product, $match } = model;
  const { $settings } = storefront.settings;
  const hiding = createHiding();
  let price: PrintedPrice | null = null;

  const showPrice = (nodes: readonly Element[], variant: Variant | null) => {
    const element = nearestPrice(nodes, variants);
    if (price?.element !== element) {
      price?.restore();
      const create = $product.get()?.isSubscribable ? createPrintedSubscription : createPrintedPrice;
      price = element && create(element);
    }
    const product = $product.get();
    if (product) price?.show(product, variant, $settings.get());
  };
  const showNews = (card: Element, variant: Variant | null) => {
    for (const part of partsOf(card, PRINTED.scarcity)) {
      hiding.hide(part, variant === null || !isScarce(part, variant, storefront.report));
    }
  };
  const show = () => {
    const match = $match.get();
    const variant = match?.state === 'matched' ? match.variant : null;
    const nodes = cardAround(counter, root);
    showPrice(nodes, variant);
    showNews(nodes.at(-1) ?? counter.anchor, variant);
  };
  follow([$match, $settings], 'variant', show, signal);
  signal.addEventListener('abort', () => {
    price?.restore();
    hiding.restore();
  });
}

/** Hides parts, and knows which of them were printed hidden. */
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

function partsOf(card: Element, selector: string): readonly HTMLElement[] {
  return [...card.querySelectorAll<HTMLElement>(selector)];
}

function nearestPrice(nodes: readonly Element[], from: Element): Element | null {
  for (const node of nodes) {
    const prices = [...node.querySelectorAll(PRINTED.price)];
    if (prices.length > 0) return neighbourhood(prices)(from, 'before');
  }
  return null;
}
