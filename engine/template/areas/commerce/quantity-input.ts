import { QUANTITY_LIMITS } from '../../../../core/offer/index.ts';
import type { PlainFormatter } from '../../run/area.ts';
import type { Scope } from '../../scope/scope.ts';
import { print, toBoolean } from '../../values/convert.ts';
import { escapeIfStrict } from '../../values/escape.ts';
import { isSubscribable, offerOf, STOCK_RULES } from './offer.ts';
import { TEXTS } from './strings.ts';
import { frameOf } from '../markup/markup.ts';
import { truthyOf } from './texts.ts';

const MULTIPLE_SERVICES = ['websiteSettings', 'storeSettings', 'multipleQuantityAllowedForServices'];
const ID = ['id'];
const { min, max, step, default: first } = QUANTITY_LIMITS;
const LIMITS = `max="${max}" min="${min}" value="${first}" type="number" step="${step}"`;

/**
 * quantity-input: the quantity, for products that can be bought several at a time.
 * Source: docs/behaviour/template-markup.md §2.3
 */
export const quantityInput: PlainFormatter = (_args, { isStrict }) => {
  const escape = escapeIfStrict(isStrict);
  return {
    scoped: (value, outer) => {
      const scope = frameOf(outer, value);
      if (!canTakeSeveral(value, scope)) return undefined;
      const label = escape(print(truthyOf(scope, TEXTS.quantity)));
      return `\n\n\n<div class="product-quantity-input" data-item-id="${escape(print(scope.lookUp(ID)))}" data-animation-role="content">
  <div class="quantity-label">${label}:</div>
  <input aria-label="${label}" size="4" ${LIMITS}></input>
</div>`;
    },
  };
};

function canTakeSeveral(item: unknown, scope: Scope): boolean {
  const offer = offerOf(item);
  return STOCK_RULES.canTakeSeveral(offer, isSubscribable(offer.own), () => areSeveralServicesAllowed(scope));
}

function areSeveralServicesAllowed(scope: Scope): boolean {
  const setting = scope.lookUp(MULTIPLE_SERVICES) ?? true;
  return toBoolean(setting);
}
