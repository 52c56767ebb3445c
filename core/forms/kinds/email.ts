import { tidyAddress, tidyAddresses } from '../../text/index.ts';
import type { FieldKind } from './kind.ts';
import { lineField } from './line-field.ts';

/** An e-mail address, or several where the schema says `multiple`. Source: docs/behaviour/forms.md §4.2 */
export const email: FieldKind = (base, json) => {
  const isMultiple = json.flag('multiple');
  return lineField(base, json, {
    type: 'email',
    inputMode: 'email',
    autocomplete: 'email',
    isMultiple,
    tidy: isMultiple ? tidyAddresses : tidyAddress,
  });
};
