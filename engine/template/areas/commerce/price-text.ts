import { planTextKey } from '../../../../core/offer/index.ts';
import type { Scope } from '../../scope/scope.ts';
import { toText } from '../../values/convert.ts';
import { escapeText } from '../../values/escape.ts';
import { type MessageValues, writeMessage } from './message.ts';
import { TEXTS } from './strings.ts';
import { englishWording, type Subscription } from './subscription.ts';
import { ownText, textIfNamed } from './texts.ts';

/** The source of texts, and whether they are trusted. */
export interface Wording {
  /** The frame in which the site's texts and the locale are looked up. */
  readonly scope: Scope;
  /** True to escape the site's texts. */
  readonly isStrict: boolean;
}

/** A unit without characters that have a meaning in messages. */
const PLAIN_UNIT = /^[A-Z]*$/i;

/**
 * Words the lowest price of a product with varied prices.
 * @param wording the source of texts
 * @param names that the site's text may use for the price
 * @param price the price as markup
 * @returns markup; "" without a locale
 * Source: docs/behaviour/template-markup.md §3.2
 */
export function writeFrom(wording: Wording, names: readonly string[], price: string): string {
  const { scope } = wording;
  const text = textIfNamed(scope, TEXTS.from);
  if (text === TEXTS.from.english) return scope.run.locale === undefined ? '' : from(price);
  return writeOwn(
    wording,
    text,
    names.map((name) => [name, price]),
  );
}

/**
 * Writes that a product cannot be bought.
 * @param wording the source of texts
 * @returns markup; "" without a locale
 * Source: docs/behaviour/template-markup.md §3.3
 */
export function writeUnavailable(wording: Wording): string {
  return writeOwn(wording, textIfNamed(wording.scope, TEXTS.unavailable), [
    ['fromPrice', true],
    ['price', true],
  ]);
}

/**
 * Writes the price of a subscription.
 * @param wording the source of texts
 * @param subscription the subscription
 * @param isFrom true for a product of several prices
 * @param price one payment, as markup
 * @returns markup; "" without a locale
 * Source: docs/behaviour/template-markup.md §3.3
 */
export function writeSubscription(
  wording: Wording,
  subscription: Subscription,
  isFrom: boolean,
  price: string,
): string {
  const { scope } = wording;
  if (scope.run.locale === undefined) return '';
  const { interval, duration } = subscription;
  const own = ownText(scope, planTextKey(subscription, isFrom));
  if (own === undefined && PLAIN_UNIT.test(subscription.unit))
    return englishWording(subscription, isFrom ? from(price) : price, String(interval), String(duration));
  const text =
    own === undefined
      ? englishWording(
          subscription,
          isFrom ? TEXTS.from.english : '{price}',
          '{billingPeriodValue}',
          '{duration}',
        )
      : toText(own);
  return writeOwn(wording, text, [
    ['price', price],
    ...(isFrom ? [['fromPrice', price] as const] : []),
    ['billingPeriodValue', interval],
    ['duration', duration],
  ]);
}

/** The English text, without reading it as a message. */
function from(price: string): string {
  return TEXTS.from.english.replace('{fromPrice}', () => price);
}

function writeOwn({ scope, isStrict }: Wording, text: string, values: MessageValues): string {
  return writeMessage(scope, isStrict ? escapeText(text) : text, values);
}
