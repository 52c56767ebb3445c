import type { PlainFormatter } from '../../run/area.ts';
import type { Scope } from '../../scope/scope.ts';
import { isTruthy, print, sizeOf } from '../../values/convert.ts';
import { escapeAttribute, escapeIfStrict } from '../../values/escape.ts';
import { toJson } from '../../values/json.ts';
import { fieldOf, step } from '../../values/path.ts';
import { writeMessage } from './message.ts';
import { contentOf, GIFT_CARD, productTypeOf } from './product.ts';
import { TEXTS } from './strings.ts';
import { textOf } from './texts.ts';
import type { OfferOption } from '../../../../core/offer/index.ts';
import { readOptions } from './variant-options.ts';

/** variants-select: each option as a list and as radio buttons. Source: docs/behaviour/template-markup.md §2.2 */
export const variantsSelect: PlainFormatter = (_args, { isStrict }) => {
  const escape = escapeIfStrict(isStrict);
  return {
    scoped: (value, scope) => {
      const content = contentOf(value);
      const options = sizeOf(fieldOf(content, 'variants')) > 1 ? readOptions(content) : [];
      if (options.length === 0) return undefined;
      const write = productTypeOf(content) === GIFT_CARD ? giftCardTexts : productTexts;
      const attributes = `data-item-id="${escape(print(fieldOf(value, 'id')))}" data-variants="${escapedJson(content, 'variants', isStrict)}"${subscription(content, isStrict)}`;
      return `\n  \n  \n  \n  \n\n  <div class="product-variants" ${attributes} data-animation-role="content">
${options.map((option) => printOption(option, write(scope, option.name), escape)).join('')}  </div>\n`;
    },
  };
};

interface OptionTexts {
  readonly title: string;
  readonly select: string;
}

function giftCardTexts(scope: Scope, name: string): OptionTexts {
  return {
    // The title may refer to the name by number only.
    title: writeMessage(scope, textOf(scope, TEXTS.value), [['', name]]),
    select: writeMessage(scope, textOf(scope, TEXTS.selectValue), [['variantName', name]]),
  };
}

function productTexts(scope: Scope, name: string): OptionTexts {
  if (scope.run.locale === undefined) return { title: '', select: '' };
  const text = textOf(scope, TEXTS.select);
  const select =
    text === TEXTS.select.english
      ? text.replace('{variantName}', () => name)
      : writeMessage(scope, text, [['variantName', name]]);
  return { title: name, select };
}

function subscription(content: unknown, isStrict: boolean): string {
  if (!isTruthy(fieldOf(content, 'isSubscribable'))) return '';
  return ` data-is-subscribable="true" data-subscription-plan="${escapedJson(content, 'subscriptionPlan', isStrict)}"`;
}

function escapedJson(content: unknown, field: string, isStrict: boolean): string {
  return escapeAttribute(toJson(step(content, field), isStrict));
}

function printOption(option: OfferOption, texts: OptionTexts, escape: (text: string) => string): string {
  const name = escapeAttribute(option.name);
  const values = option.values.map(escapeAttribute);
  return `    <div class="variant-option">
    <div class="variant-option-title">${escapeAttribute(texts.title)}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="${escape(texts.select)}" data-variant-option-name="${name}">
        <option value="">${escapeAttribute(texts.select)}</option>
        ${values.map((value) => `<option value="${value}">${value}</option>`).join('')}
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="${name}">
${values.map((value) => printButton(name, value)).join('')}    </div>
    </div>
`;
}

function printButton(name: string, value: string): string {
  const id = `variant-option-${name}-${value}`;
  return `      <input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${name}" id="${id}"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="${id}">${value}</label>
`;
}
