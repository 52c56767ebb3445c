import type { Formatter } from '../../run/area.ts';
import { toText } from '../../values/convert.ts';
import { step } from '../../values/path.ts';

/** variant-descriptor: what was chosen, in one line. Source: template language §13.2 */
export const variantDescriptor: Formatter = () => (variant) => {
  const values = step(variant, 'optionValues');
  return Array.isArray(values) ? values.map((each) => toText(step(each, 'value'))).join(' / ') : '';
};
