import { optionPlaceholder, PRODUCT_LABELS } from '../../core/product/index.ts';
import { fill } from '../../core/text/index.ts';
import { markup, type Markup } from '../host/index.ts';
import type { AddToCartContent, OptionContent } from './add-to-cart-content.ts';
import { optionControlName, QUANTITY_NAME } from '../parts/control-names.ts';
import { PART_STRINGS } from '../parts/strings.ts';
import { ADD_TO_CART_STRINGS } from './strings.ts';

const FAILURE_ID = 'failure';

/**
 * Describes add-to-cart: price, one control per option, quantity, button, and a place for what went wrong.
 * @param content what it shows
 * @returns the nodes
 * Source: docs/behaviour/products.md §11.1; docs/behaviour/elements.md §6.1
 */
export function addToCartMarkup(content: AddToCartContent): readonly Markup[] {
  const isRadio = content.optionsStyle === 'radio';
  return [
    markup(
      'form',
      { part: 'form', novalidate: '' },
      priceMarkup(content),
      ...content.options.map((option, index) =>
        isRadio ? radioMarkup(option) : selectMarkup(option, `option-${index}`, content),
      ),
      markup(
        'div',
        { part: 'actions' },
        content.quantityText !== null && quantityMarkup(content, content.quantityText),
        buttonMarkup(content),
      ),
      failureMarkup(content),
    ),
  ];
}

function priceMarkup(content: AddToCartContent): Markup | null {
  const { priceText, originalPriceText, isPriceFrom, status } = content;
  if (priceText === null && !status) return null;
  const price = isPriceFrom ? fill(ADD_TO_CART_STRINGS.from, { price: priceText ?? '' }) : priceText;
  const mark = status ? [' ', markup('span', { part: `status ${status.type}` }, status.text)] : [];
  if (originalPriceText === null) return markup('p', { part: 'price' }, price, ...mark);
  return markup(
    'p',
    { part: 'price' },
    markup('span', { part: 'spoken' }, `${ADD_TO_CART_STRINGS.salePrice} `),
    markup('span', { part: 'sale-price' }, price),
    ' ',
    markup('span', { part: 'spoken' }, `${ADD_TO_CART_STRINGS.originalPrice} `),
    markup('s', { part: 'original-price' }, originalPriceText),
    ...mark,
  );
}

function selectMarkup(option: OptionContent, id: string, { product }: AddToCartContent): Markup {
  return markup(
    'div',
    { part: 'option' },
    markup('label', { part: 'label', for: id }, option.name),
    markup(
      'select',
      { part: 'select', id, name: optionControlName(option.name), ...invalid(option.isInvalid) },
      markup('option', { value: '' }, optionPlaceholder(product, option.name)),
      ...option.values.map(({ value, isAvailable }) =>
        markup('option', { value }, valueText(value, isAvailable)),
      ),
    ),
  );
}

function radioMarkup(option: OptionContent): Markup {
  return markup(
    'fieldset',
    { part: 'option', role: 'radiogroup', 'aria-label': option.name, ...invalid(option.isInvalid) },
    markup('legend', { part: 'label' }, option.name),
    ...option.values.map(({ value, isAvailable }) =>
      markup(
        'label',
        { part: isAvailable ? 'value' : 'value value-sold-out' },
        markup('input', { type: 'radio', name: optionControlName(option.name), value }),
        markup('span', {}, valueText(value, isAvailable)),
      ),
    ),
  );
}

function valueText(value: string, isAvailable: boolean): string {
  return isAvailable ? value : fill(PART_STRINGS.valueSoldOut, { value });
}

function quantityMarkup({ isQuantityInvalid }: AddToCartContent, text: string): Markup {
  return markup(
    'div',
    { part: 'quantity' },
    markup('label', { part: 'label', for: QUANTITY_NAME }, PRODUCT_LABELS.quantity),
    markup('input', {
      part: 'quantity-input',
      id: QUANTITY_NAME,
      name: QUANTITY_NAME,
      // Not type=number: that would hide what was typed from us, and the messages need it.
      type: 'text',
      inputmode: 'numeric',
      autocomplete: 'off',
      maxlength: '12',
      value: text,
      ...invalid(isQuantityInvalid),
    }),
  );
}

function buttonMarkup({ label, isAdding, status }: AddToCartContent): Markup {
  return markup(
    'button',
    {
      part: 'button',
      type: 'submit',
      // Not `disabled`: the focus stays where it is.
      'aria-disabled': isAdding || status?.type === 'sold-out' ? 'true' : undefined,
      'aria-busy': isAdding ? 'true' : undefined,
    },
    label,
  );
}

/** The node stands from the beginning: readers listen only to a place that they know. */
function failureMarkup({ failure, failureNumber, isFailureTold }: AddToCartContent): Markup {
  const line = (tag: string, part: string, text: string) => ({
    ...markup(tag, { part }, text),
    key: `${part}-${failureNumber}`,
  });
  return markup(
    'div',
    { part: 'failure', id: FAILURE_ID, role: 'alert', 'aria-live': isFailureTold ? 'off' : undefined },
    failure && line('strong', 'failure-title', failure.title),
    failure && line('span', 'failure-message', failure.message),
  );
}

function invalid(isInvalid: boolean): Markup['attributes'] {
  return isInvalid ? { 'aria-invalid': 'true', 'aria-describedby': FAILURE_ID } : {};
}
