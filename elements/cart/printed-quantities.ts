import { membersOf } from '../../core/shared/index.ts';
import { changedControls, type Control } from '../host/index.ts';
import type { ByLine } from './line-notes.ts';

/** The fields of a line that the page has printed, in a form of its own. */
const PRINTED = { quantity: 'quantity', entryId: 'entryId' } as const;

/**
 * Reads what the visitor has typed into the quantity fields of printed lines.
 * @param host the tag around the lines
 * @returns entry id → text, of the fields that were changed
 * Source: docs/behaviour/cart-page.md §2.2
 */
export function typedByPage(host: Element): ByLine<string> {
  return new Map(
    changedControls(host).flatMap((control) => {
      const entryId = entryIdOf(control);
      return entryId === null ? [] : [[entryId, control.value] as const];
    }),
  );
}

/**
 * Finds the printed line whose quantity field has the focus.
 * @param host the tag around the lines
 * @returns the line's entry id, or null
 * Source: docs/behaviour/cart-page.md §2.2
 */
export function focusedEntryId(host: Element): string | null {
  const { activeElement } = host.getRootNode() as Document | ShadowRoot;
  return activeElement instanceof HTMLInputElement && host.contains(activeElement)
    ? entryIdOf(activeElement)
    : null;
}

function entryIdOf({ name, form }: Control): string | null {
  const field =
    name === PRINTED.quantity && form ? membersOf(form).elements.namedItem(PRINTED.entryId) : null;
  return field instanceof HTMLInputElement ? field.value : null;
}
