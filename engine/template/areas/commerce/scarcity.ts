import type { PlainFormatter } from '../../run/area.ts';
import type { Scope } from '../../scope/scope.ts';
import { isTruthy, toBoolean, toText } from '../../values/convert.ts';
import { escapeAttribute } from '../../values/escape.ts';
import { toJson } from '../../values/json.ts';
import { fieldOf } from '../../values/path.ts';
import { merchandisingOf, ownOrShared, viewsOf } from './merchandising.ts';
import { writeMessage } from './message.ts';

const ATTRIBUTES = ['attributes'];
const QUANTITY = ['qtyInStock'];

/**
 * product-scarcity: the number of remaining pieces. If the shop hides it: the value itself, or nothing in strict mode.
 * Source: docs/behaviour/template-markup.md §4.2
 */
export const scarcity: PlainFormatter = (_args, { isStrict }) => ({
  scoped: (value, scope) => {
    const context = merchandisingOf(scope, value);
    if (!toBoolean(fieldOf(context, 'scarcityEnabled'))) return isStrict ? '' : value;
    return viewsOf(context, 'scarcityTemplateViews')
      .map((view) => printView(scope.enter(view), context, isStrict))
      .join('');
  },
});

function printView(scope: Scope, context: unknown, isStrict: boolean): string {
  const attributes = scope.lookUp(ATTRIBUTES);
  const variant = isTruthy(attributes)
    ? ` data-variant-attributes="${escapeAttribute(toJson(attributes, isStrict))}" hidden`
    : '';
  const text = toText(ownOrShared(scope.value, context, 'scarcityText'));
  const message = writeMessage(scope, text, [['qtyInStock', scope.lookUp(QUANTITY)]]);
  return `\n  <div class="product-scarcity"${variant}>\n    ${escapeAttribute(message)}\n  </div>\n`;
}
