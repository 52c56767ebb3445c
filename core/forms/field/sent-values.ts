import { isBlank } from '../../text/index.ts';
import { saysNo } from './is-ticked.ts';
import type { Choice, Control } from './field.ts';

/**
 * Reads what was sent under the name of a control: a page's own form may have several controls of that name.
 * @param control the control; undefined for a name without one
 * @param sent the values, in the order in which they were sent
 * @returns one text for a line, lines and a hidden value; without blanks, and without the value that a hidden input before
 * the choices sends, for choices
 * Source: docs/behaviour/forms.md §3.5
 */
function sentValues(control: Control | undefined, sent: readonly string[]): readonly string[] {
  if (!control || control.takesSeveral) return sent;
  if ('choices' in control) return chosen(control.choices, sent);
  if (sent.length < 2) return sent;
  return [sent.filter((text) => !isBlank(text)).join(', ')];
}

/**
 * Reads what was sent for a control, by its own name or by that of one control for its whole field.
 * @param control the control; undefined for a name without one
 * @param name its name
 * @param sentAs returns the values of a name, in the order in which they were sent
 * Source: docs/behaviour/forms.md §9.1
 */
export function sentFor(
  control: Control | undefined,
  name: string,
  sentAs: (name: string) => readonly string[],
): readonly string[] {
  const own = sentValues(control, sentAs(name));
  if (own.length > 0 || !control?.whole) return own;
  const text = sentAs(control.whole.name)
    .filter((sent) => !isBlank(sent))
    .join(' ');
  return isBlank(text) ? own : [control.whole.partOf(text)];
}

function chosen(choices: readonly Choice[], sent: readonly string[]): readonly string[] {
  const first = sent.findIndex((text) => choices.some(({ value }) => value === text));
  // Without a choice only what is no companion of an empty box is left, for the check to refuse.
  return first < 0
    ? sent.filter((text) => !isBlank(text) && !saysNo(text))
    : sent.slice(first).filter((text) => !isBlank(text));
}
