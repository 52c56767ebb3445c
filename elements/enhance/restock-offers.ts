import type { ProductModel } from '../../core/product/index.ts';
import { membersOf, type Report } from '../../core/shared/index.ts';
import { SUBMISSION_WORDS } from '../../core/words/index.ts';
import { restockTargetOf } from '../purchase/index.ts';
import { isLeftToBrowser, resubmit } from '../submits/index.ts';
import { createFailureAlert, type FailureAlert, follow, guarded, listen } from '../printed/index.ts';
import { PRINTED, printedIn } from './parts/index.ts';

/** Enhances a printed offer. */
export interface RestockEnhancer {
  readonly enhancePrintedRestock: (part: HTMLElement, signal: AbortSignal) => LiveOffer;
}

/** An enhanced offer. */
export interface LiveOffer {
  /** Sets the variant that it is about. */
  readonly setVariant: (variantId: string) => void;
}

/** Dependencies of printed restock offers. */
export interface RestockOffersParts {
  readonly root: ParentNode;
  /** Loads their enhancer; called when one is shown. */
  readonly load: () => Promise<RestockEnhancer>;
  readonly report: Report;
  /** Restores them as they were printed. */
  readonly signal: AbortSignal;
}

/** The printed restock offers. */
export interface RestockOffers {
  /** Enhances new offers, and releases removed ones. */
  scan(): void;
  /** Shows the offers of a product while its chosen variant is sold out. */
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
  /** The variant that it was shown for last. */
  soldOutId: string | null;
  /** Null until its code has loaded. */
  live: LiveOffer | null;
  /** The pending enhancement; null before the first attempt, and after a failed one. */
  enhancing: Promise<void> | null;
  /** Whether a submitted form waits for it. */
  isHolding: boolean;
  /** Shows the result of a submitted form; null until there is one. */
  alert: FailureAlert | null;
  /** Aborted when it is removed. */
  readonly life: AbortController;
}

/**
 * Wires the printed restock offers: those of a wired product follow its chosen variant, all others stay as printed. A
 * form that is submitted before the code has loaded waits for it, which also keeps the email address out of the page's
 * URL.
 * @param parts where to look, and how to enhance them
 * Source: docs/behaviour/printed-markup.md §7
 */
export function createRestockOffers(parts: RestockOffersParts): RestockOffers {
  const { root, signal } = parts;
  const offers = new Map<HTMLElement, Offer>();
  const models = new Map<string, ProductModel>();
  const enhanceOffer = createOfferEnhancer(parts);
  holdSubmissions(root, offers, enhanceOffer, signal);
  const release = (offer: Offer) => {
    offers.delete(offer.part);
    offer.life.abort();
  };
  signal.addEventListener('abort', () => {
    for (const offer of offers.values()) release(offer);
    for (const part of printedIn(root, PRINTED.restock)) restore(part);
  });

  const update = (offer: Offer) => {
    const variantId = shownVariant(offer, models.get(offer.productId));
    setShown(offer.part, variantId !== null);
    if (variantId === null) return;
    offer.soldOutId = variantId;
    offer.live?.setVariant(variantId);
    void enhanceOffer(offer);
  };

  return {
    scan() {
      const printed = printedIn(root, PRINTED.restock);
      for (const offer of offers.values()) if (!root.contains(offer.part)) release(offer);
      for (const part of printed) {
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

type EnhanceOffer = (offer: Offer) => Promise<void>;

function createOfferEnhancer({ load, report }: RestockOffersParts): EnhanceOffer {
  const enhance = async (offer: Offer) => {
    try {
      const { enhancePrintedRestock } = await load();
      if (offer.life.signal.aborted) return;
      offer.live = enhancePrintedRestock(offer.part, offer.life.signal);
      if (offer.soldOutId !== null) offer.live.setVariant(offer.soldOutId);
    } catch (error) {
      offer.enhancing = null;
      report(error, 'enhance/restock');
    }
  };
  return (offer) => (offer.enhancing ??= enhance(offer));
}

function holdSubmissions(
  root: ParentNode,
  offers: ReadonlyMap<HTMLElement, Offer>,
  enhanceOffer: EnhanceOffer,
  signal: AbortSignal,
): void {
  const hold = async (offer: Offer, form: HTMLFormElement, submitter: HTMLElement | null) => {
    offer.isHolding = true;
    await enhanceOffer(offer);
    offer.isHolding = false;
    if (offer.life.signal.aborted) return;
    if (offer.live) resubmit(form, submitter);
    else refuse(offer);
  };
  const take = (form: HTMLFormElement, offer: Offer | undefined, submitter: HTMLElement | null) => {
    if (!offer || offer.isHolding) return;
    offer.alert ??= createFailureAlert(form, offer.life.signal);
    offer.alert.show(null);
    if (offer.live) refuse(offer);
    else void hold(offer, form, submitter);
  };
  for (const capture of [true, false]) {
    const onSubmit = (event: Event) => {
      const form = event.target;
      const { submitter } = event as SubmitEvent;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || isLeftToBrowser(submitter)) return;
      const { closest } = membersOf(form);
      if (!closest(FORM)) return;
      const offer = offers.get(closest<HTMLElement>(PRINTED.restock) ?? form);
      // A form that waits for its code is intercepted before the page's listeners. An enhanced form, or one without an
      // offer, is handled after them.
      if (capture && (!offer || offer.live)) return;
      // In any case the email address stays out of the page's URL.
      event.preventDefault();
      event.stopImmediatePropagation();
      take(form, offer, submitter);
    };
    listen(root, 'submit', onSubmit, { capture, signal });
  }
}

function refuse({ alert }: Offer): void {
  alert?.show({ title: '', message: SUBMISSION_WORDS.submitFailed });
}

/** The variant that an offer is shown for; null to hide it. */
function shownVariant(offer: Offer, model: ProductModel | undefined): string | null {
  const { variantId, isPrintedHidden } = offer;
  if (!model) return isPrintedHidden ? null : variantId;
  const chosen = restockTargetOf(model, '');
  return chosen?.isSoldOut && [chosen.variantId, ''].includes(variantId) ? chosen.variantId : null;
}

function toOffer(part: HTMLElement): Offer {
  restore(part);
  return {
    part,
    productId: part.dataset['productId'] ?? '',
    variantId: part.dataset['variantId'] ?? '',
    // The attribute may also be the text "until-found".
    isPrintedHidden: part.hasAttribute('hidden'),
    soldOutId: null,
    live: null,
    enhancing: null,
    isHolding: false,
    alert: null,
    life: new AbortController(),
  };
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
