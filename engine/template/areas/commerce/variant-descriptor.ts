import type { PlainFormatter } from '../../run/area.ts';
import { toText } from '../../values/convert.ts';
import { fieldOf } from '../../values/path.ts';
import { escaping } from '../markup/markup.ts';

/** variant-descriptor: the chosen values in one line. Source: docs/behaviour/template-markup.md §5.2 */
export const variantDescriptor: PlainFormatter = /* @__PURE__ */ escaping((escape) => (variant) => {
  const values = fieldOf(variant, 'optionValues');
  return Array.isArray(values)
    ? values.map((each) => escape(toText(fieldOf(each, 'value')))).join(' / ')
    : '';
});
