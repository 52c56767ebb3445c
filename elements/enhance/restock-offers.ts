import { isVariantInStock, productStatus, type ProductModel } from '../../core/product/index.ts';
import type { Report } from '../../core/shared/index.ts';
import { follow, guarded, listen } from './guarded.ts';
import { PRINTED, printedIn } from './printed-parts.ts';

/** What brings a printed offer to life. */
export interface RestockEnhancer {
  readonly enhancePrintedRestock: (part: HTMLElement, signal: AbortSignal) => LiveOffer;
}

/** An offer that is alive. */
export interface LiveOffer {
  /** Says which variant it is about. */
  readonly setVariant: (variantId: string) => void;
}

/** What looking after printed offers needs. */
export interface RestockOffersParts {
  readonly root: ParentNode;
  /** Fetches what brings them to life; called when one is shown. */
  readonly load: () => Promise<RestockEnhancer>;
  readonly report: Report;
  /** Leaves them as they were printed. */
  readonly signal: AbortSignal;
}

/** The printed restock offers. */
export interface RestockOffers {
  /** Looks after offers that arrived since. */
  scan(): void;
  /** Shows the offers of a product for the variant that is chosen, where that is sold out. */
  follow(itemId: string, model: ProductModel, signal: AbortSignal): void;
}

/** Records in the markup how a part was printed, so that copies can be restored, too. */
const PRINTED_LOOK = 'storeLook';

const FORM = `${PRINTED.restock},${PRINTED.restockForm}`;

interface Offer {
  readonly part: HTMLElement;
  readonly productId: string;
  /** '' for any variant. */
  readonly variantId: string;
  readonly isPrintedHidden: boolean;
  live: Promise<LiveOffer> | null;
}

/**
 * Looks after the printed restock offers: those of a product that is wired follow its chosen variant, all others show as
 * they were printed. A form that is sent before the code is there waits for it, which also keeps the address out of the
 * page's URL.
 * @param parts where to look, and what brings them to life
 * Source: docs/behaviour/printed-markup.md §7
 */
export function createRestockOffers(parts: RestockOffersParts): RestockOffers {
  const { root, signal } = parts;
  const offers = new Map<HTMLElement, Offer>();
  const models = new Map<string, ProductModel>();
  const enliven = createEnlivener(parts);
  holdSubmissions(root, offers, enliven, signal);
  signal.addEventListener('abort', () => {
    for (const part of printedIn(root, PRINTED.restock)) restore(part);
  });

  const update = (offer: Offer) => {
    const variantId = shownVariant(offer, models.get(offer.productId));
    setShown(offer.part, variantId !== null);
    if (variantId !== null)
      enliven(offer, ({ setVariant }) => {
        setVariant(variantId);
      });
  };

  return {
    scan() {
      for (const part of printedIn(root, PRINTED.restock)) {
        if (offers.has(part)) continue;
        const offer = toOffer(part);
        offers.set(part, offer);
        guarded('restock', () => {
          update(offer);
        });
      }
    },
    follow(itemId, model, formSignal) {
      models.set(itemId, model);
      const updateOwn = () => {
        for (const offer of offers.values()) if (offer.productId === itemId) update(offer);
      };
      follow([model.$match, model.$product], 'restock', updateOwn, formSignal);
      formSignal.addEventListener('abort', () => {
        if (models.get(itemId) === model) models.delete(itemId);
      });
    },
  };
}

type Enliven = (offer: Offer, then: (live: LiveOffer) => void) => void;

function createEnlivener({ load, report, signal }: RestockOffersParts): Enliven {
  return (offer, then) => {
    offer.live ??= load().then(({ enhancePrintedRestock }) => enhancePrintedRestock(offer.part, signal));
    offer.live.then(then, (error: unknown) => {
      offer.live = null;
      report(error, 'enhance/restock');
    });
  };
}

function holdSubmissions(
  root: ParentNode,
  offers: ReadonlyMap<HTMLElement, Offer>,
  enliven: Enliven,
  signal: AbortSignal,
): void {
  const onSubmit = (event: Event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.closest(FORM)) return;
    // Whatever becomes of it, the address stays out of the page's URL.
    event.preventDefault();
    const offer = offers.get(form.closest<HTMLElement>(PRINTED.restock) ?? form);
    if (offer)
      enliven(offer, () => {
        form.requestSubmit();
      });
  };
  listen(root, 'submit', onSubmit, signal);
}

/** The variant that an offer is shown for; null to hide it. */
function shownVariant(offer: Offer, model: ProductModel | undefined): string | null {
  const { variantId, isPrintedHidden } = offer;
  if (!model) return isPrintedHidden ? null : variantId;
  const soldOut = soldOutVariant(model);
  return soldOut !== null && [soldOut, ''].includes(variantId) ? soldOut : null;
}

function toOffer(part: HTMLElement): Offer {
  restore(part);
  return {
    part,
    productId: part.dataset['productId'] ?? '',
    variantId: part.dataset['variantId'] ?? '',
    // The attribute may also be the text "until-found".
    isPrintedHidden: part.hasAttribute('hidden'),
    live: null,
  };
}

/** The id of the chosen variant, if that is sold out. */
function soldOutVariant({ $product, $match }: ProductModel): string | null {
  const product = $product.get();
  const match = $match.get();
  if (!product || match?.state !== 'matched' || isVariantInStock(match.variant)) return null;
  return productStatus(product, match.variant) === 'sold-out' ? match.variant.id : null;
}

function setShown(part: HTMLElement, isShown: boolean): void {
  restore(part);
  if (isShown !== part.hasAttribute('hidden')) return;
  part.dataset[PRINTED_LOOK] = `${part.hasAttribute('hidden') ? 'hidden ' : ''}${part.style.display}`;
  part.hidden = !isShown;
  // A theme's own `display` is stronger than the attribute.
  if (!isShown) part.style.setProperty('display', 'none', 'important');
}

function restore(part: HTMLElement): void {
  const look = part.dataset[PRINTED_LOOK];
  if (look === undefined) return;
  Reflect.deleteProperty(part.dataset, PRINTED_LOOK);
  part.hidden = look.startsWith('hidden ');
  part.style.setProperty('display', look.replace(/^hidden /, ''));
  if (part.getAttribute('style') === '') part.removeAttribute('style');
}
