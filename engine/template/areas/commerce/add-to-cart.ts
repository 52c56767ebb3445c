import type { PlainFormatter, Tools } from '../../run/area.ts';
import type { Scope } from '../../scope/scope.ts';
import { isTruthy, print, sizeOf, toText } from '../../values/convert.ts';
import { escapeAttribute, escapeIfStrict } from '../../values/escape.ts';
import { toJson } from '../../values/json.ts';
import { fieldOf, step } from '../../values/path.ts';
import { TEXTS } from './strings.ts';
import { frameOf } from '../markup/markup.ts';
import { truthyOf } from './texts.ts';

const ID = ['id'];
const COLLECTION = ['collectionId'];
const CONTENT = ['structuredContent'];

/**
 * add-to-cart-btn: the button, with the data for the shop's script.
 * Source: docs/behaviour/template-markup.md §2.1
 */
export const addToCartButton: PlainFormatter = (_args, tools) => ({
  scoped: (value, scope) => printButton(frameOf(scope, value), tools),
});

function printButton(scope: Scope, tools: Tools): string {
  const { isStrict } = tools;
  const escape = escapeIfStrict(isStrict);
  // Looked up, not read: a value without `structuredContent` is described by the frames around it.
  const content = scope.lookUp(CONTENT);
  const attribute = (value: unknown): string => escape(print(value));
  const label = escapeAttribute(labelOf(scope, content));
  const fields = fieldOf(content, 'additionalFieldsForm');
  const hasForm = isTruthy(fieldOf(content, 'additionalFieldsFormId')) && isTruthy(fields);
  const form = hasForm ? `data-form="${escapeAttribute(toJson(fields, isStrict))}"` : '';
  const isSubscribable = fieldOf(content, 'isSubscribable');
  const subscription = isTruthy(isSubscribable) ? `data-is-subscription="${attribute(isSubscribable)}" ` : '';
  const options = fieldOf(content, 'productSubscriptionOptions');
  const option =
    isFlag(isSubscribable, scope, tools) && hasOptions(options)
      ? `data-subscription-option-id="${attribute(fieldOf(step(options, 0), 'id'))}"`
      : '';
  return `\n\n\n\n\n\n\n\n\n\n\n\n\n<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary ${hasForm ? 'use-form' : ''}" role="button" tabindex="0" data-dynamic-strings data-collection-id="${attribute(scope.lookUp(COLLECTION))}" data-item-id="${attribute(scope.lookUp(ID))}" data-product-type="${attribute(fieldOf(content, 'productType'))}" data-use-custom-label="${attribute(fieldOf(content, 'useCustomAddButtonText'))}" ${subscription}data-original-label="${label}" ${form}${option}>
    <div class="sqs-add-to-cart-button-inner">${label}</div>
  </div>
</div>`;
}

function labelOf(scope: Scope, content: unknown): string {
  const custom = fieldOf(content, 'customAddButtonText');
  if (isTruthy(fieldOf(content, 'useCustomAddButtonText')) && isTruthy(custom)) return toText(custom);
  const isSubscribable = isTruthy(fieldOf(content, 'isSubscribable'));
  return toText(truthyOf(scope, isSubscribable ? TEXTS.subscribe : TEXTS.addToCart));
}

/** The existing engine's error: its template for this button calculates with the flag. */
const NOT_A_FLAG =
  'RuntimeError: Error reducing expression: @hasProductSubsOptionAndIsSubscribable = @subsOTPOptionsCount && @isSubscribable: Invalid arguments to operator logical and';

function isFlag(value: unknown, scope: Scope, { isStrict, hasExpressions, fail }: Tools): boolean {
  // The existing engine's template uses an expression here; an engine without expressions skips it.
  if (!isStrict && !hasExpressions) return false;
  if (typeof value !== 'object' || value === null) return isTruthy(value);
  if (!isStrict) fail(scope, 'expression-value', NOT_A_FLAG);
  return isStrict && isTruthy(value);
}

function hasOptions(options: unknown): boolean {
  return typeof options === 'string' ? options !== '' : sizeOf(options) > 0;
}
