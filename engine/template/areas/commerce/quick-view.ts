import type { Formatter } from '../../run/area.ts';
import { toText } from '../../values/convert.ts';
import { escapeIfStrict } from '../../values/escape.ts';
import { fieldOf, step } from '../../values/path.ts';
import { TEXTS } from './strings.ts';
import { textIfNamed } from './texts.ts';

/** product-quick-view [group]: opens the product in an overlay. Source: docs/behaviour/template-markup.md §2.5 */
export const quickView: Formatter<readonly [group?: string]> = ([group = ''], { isStrict }) => {
  const escape = escapeIfStrict(isStrict);
  // One name, dots included.
  const path = [group];
  return {
    scoped: (value, scope) => {
      const own = step(value, group);
      const found = own === undefined ? scope.lookUp(path) : own;
      const name = found === undefined ? group : toText(found);
      return `<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${escape(toText(fieldOf(value, 'id')))}" data-group="${escape(name)}">${escape(textIfNamed(scope, TEXTS.quickView))}</span>`;
    },
  };
};
