import type { FieldKind } from './kind.ts';
import { readEvery, readText } from '../../json/index.ts';
import type { ReadControl } from '../field/field.ts';
import { tidyAddresses } from '../../text/index.ts';
import { lineField } from './line-field.ts';

/**
 * One line of text. In the author's form also the texts of several controls of one name, and a control that is checked but
 * not sent. Source: docs/behaviour/forms.md §2.1, §9.2
 */
export const text: FieldKind = (base, json) => {
  const line = lineField(base, json);
  if (json.flag('unsent')) return { ...line, gather: nothing, spread: nothing, answer: nothing };
  if (!json.flag('several')) return line;
  const gather = json.flag('addresses')
    ? (read: ReadControl) => read(base.id).map(tidyAddresses)
    : (read: ReadControl) => read(base.id);
  return {
    ...line,
    controls: line.controls.map((control) => ({ ...control, takesSeveral: true })),
    maxLength: null,
    gather,
    answer: gather,
    spread(value) {
      const texts = readEvery(value, readText);
      return texts ? new Map([[base.id, texts]]) : null;
    },
  };
};

function nothing(): null {
  return null;
}
