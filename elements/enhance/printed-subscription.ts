import { planDuration, planTextKey } from '../../core/offer/index.ts';
import { hasVariedPrices } from '../../core/purchase/index.ts';
import { priceSummary, type Product } from '../../core/product/index.ts';
import { type Report, retryable } from '../../core/shared/index.ts';
import {
  createPrintedPrice,
  type PriceSettings,
  type PrintedPrice,
  type WrapAmount,
} from './printed-price.ts';

/** The English sentence for a product with varied prices; captures the interval after the amount. */
const SENTENCE = /^from\s[^]*?(\severy\s[^]*)$/;

/** Markup that templates would parse; here the visitor would see it. */
const MARKUP = /<|&#?\w+;/;

/** Holds the place of an amount in a text; a private character, which no text contains. */
const PLACE = '\uE000';

const messages = retryable(() => import('../own-message/own-message.ts'));

/**
 * Makes the printed price of a subscription follow the chosen variant: "from 10.00 every week" becomes "12.00 every
 * week", in the site's own words where the settings have them for a single price. A sentence in another
 * language stays as printed: its form without "from" is unknown.
 * @param element the printed price
 * @param report called when the code that parses the site's words fails to load
 * Source: docs/behaviour/printed-markup.md §3.3
 */
export function createPrintedSubscription(element: Element, report: Report): PrintedPrice {
  const price = createPrintedPrice(element);
  const interval = SENTENCE.exec(element.textContent.trim())?.[1];
  let latest: unknown = null;

  function restore(): void {
    latest = null;
    price.restore();
  }

  return {
    element,
    restore,
    show(product, variant, settings) {
      latest = null;
      const canShow =
        variant !== null && hasVariedPrices(product) && priceSummary(product, variant).price !== null;
      const own = ownText(product, settings);
      if (!canShow || (own === null && interval === undefined)) {
        price.restore();
        return;
      }
      const showAs = (wrap: WrapAmount) => {
        price.show({ ...product, isSubscribable: false }, variant, settings, wrap);
      };
      if (own === null) {
        showAs((amount) => [amount, interval ?? '']);
        return;
      }
      const current = messages.current();
      if (current) {
        showAs(inWords(current.ownMessage(own.text, own.values, settings.locale)));
        return;
      }
      price.restore();
      latest = own;
      messages
        .load()
        .then(() => {
          if (latest === own) this.show(product, variant, settings);
        })
        .catch((error: unknown) => {
          report(error, 'enhance/price');
        });
    },
  };
}

/** The site's own text for a single price, and its placeholder values. */
function ownText({ subscriptionPlan: plan }: Product, { localizedStrings }: PriceSettings) {
  if (plan === null) return null;
  const { value, unit } = plan.billingPeriod;
  const worded = { interval: value, unit, ...planDuration(value, unit, plan.numBillingCycles) };
  const key = planTextKey(worded, false);
  const text = Object.hasOwn(localizedStrings, key) && localizedStrings[key];
  if (!text || MARKUP.test(text)) return null;
  return { text, values: { price: PLACE, billingPeriodValue: value, duration: worded.duration } };
}

/** Puts the amount at each placeholder. */
function inWords(sentence: string): WrapAmount {
  const [first = '', ...rest] = sentence.split(PLACE);
  return (amount) => [first, ...rest.flatMap((words) => [amount.cloneNode(true), words])];
}
