import type { FieldKind } from './kind.ts';

/** A heading between fields, without a value. Source: docs/behaviour/forms.md §4.1 */
export const section: FieldKind = (base, json) => ({
  ...base,
  isRequired: false,
  controls: [],
  titling: 'heading',
  isUnderlined: json.flag('underline'),
  maxLength: null,
  gather: () => null,
  spread: () => null,
  answer: () => null,
});
