import type { Formatter, Tools } from '../../run/area.ts';
import type { Scope } from '../../run/scope.ts';
import { isTruthy, print, sizeOf, toText } from '../../values/convert.ts';
import { escapeAttribute, escapeIfStrict } from '../../values/escape.ts';
import { toJson } from '../../values/json.ts';
import { TEXTS } from './strings.ts';
import { frameOf, truthyOf } from './texts.ts';

const PATHS = {
  id: ['id'],
  collection: ['collectionId'],
  type: ['structuredContent', 'productType'],
  isCustom: ['structuredContent', 'useCustomAddButtonText'],
  custom: ['structuredContent', 'customAddButtonText'],
  isSubscribable: ['structuredContent', 'isSubscribable'],
  formId: ['structuredContent', 'additionalFieldsFormId'],
  form: ['structuredContent', 'additionalFieldsForm'],
  options: ['structuredContent', 'productSubscriptionOptions'],
  optionId: ['structuredContent', 'productSubscriptionOptions', 0, 'id'],
} as const;

/** add-to-cart-btn: the button, with what the shop's script has to know. Source: template language §13.2 */
export const addToCartButton: Formatter = (_args, tools) => ({
  scoped: (value, scope) => printButton(frameOf(scope, value), tools),
});

function printButton(scope: Scope, tools: Tools): string {
  const { isStrict } = tools;
  const escape = escapeIfStrict(isStrict);
  const attribute = (path: readonly (string | number)[]): string => escape(print(scope.lookUp(path)));
  const label = escapeAttribute(labelOf(scope));
  const hasForm = isTruthy(scope.lookUp(PATHS.formId)) && isTruthy(scope.lookUp(PATHS.form));
  const form = hasForm ? `data-form="${escapeAttribute(toJson(scope.lookUp(PATHS.form), isStrict))}"` : '';
  const isSubscribable = scope.lookUp(PATHS.isSubscribable);
  const subscription = isTruthy(isSubscribable)
    ? `data-is-subscription="${attribute(PATHS.isSubscribable)}" `
    : '';
  const option =
    isFlag(isSubscribable, scope, tools) && hasOptions(scope.lookUp(PATHS.options))
      ? `data-subscription-option-id="${attribute(PATHS.optionId)}"`
      : '';
  return `\n\n\n\n\n\n\n\n\n\n\n\n\n<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary ${hasForm ? 'use-form' : ''}" role="button" tabindex="0" data-dynamic-strings data-collection-id="${attribute(PATHS.collection)}" data-item-id="${attribute(PATHS.id)}" data-product-type="${attribute(PATHS.type)}" data-use-custom-label="${attribute(PATHS.isCustom)}" ${subscription}data-original-label="${label}" ${form}${option}>
    <div class="sqs-add-to-cart-button-inner">${label}</div>
  </div>
</div>`;
}

function labelOf(scope: Scope): string {
  const custom = scope.lookUp(PATHS.custom);
  if (isTruthy(scope.lookUp(PATHS.isCustom)) && isTruthy(custom)) return toText(custom);
  const isSubscribable = isTruthy(scope.lookUp(PATHS.isSubscribable));
  return toText(truthyOf(scope, isSubscribable ? TEXTS.subscribe : TEXTS.addToCart));
}

/** What the existing engine complains of; its template for this button calculates with the flag. */
const NOT_A_FLAG =
  'RuntimeError: Error reducing expression: @hasProductSubsOptionAndIsSubscribable = @subsOTPOptionsCount && @isSubscribable: Invalid arguments to operator logical and';

function isFlag(value: unknown, scope: Scope, { isStrict, fail }: Tools): boolean {
  if (typeof value !== 'object' || value === null) return isTruthy(value);
  if (!isStrict) fail(scope, 'expression-value', NOT_A_FLAG);
  return isStrict && isTruthy(value);
}

function hasOptions(options: unknown): boolean {
  return typeof options === 'string' ? options !== '' : sizeOf(options) > 0;
}
