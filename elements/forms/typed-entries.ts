import { membersOf } from '../../core/shared/index.ts';
import { customNamesOf, namedControls, type AuthorsControl } from './controls.ts';

/**
 * Collects what the controls of a form contain, without a `formdata` event: its listeners may count or change something,
 * and belong to a submission.
 * @param form the author's form
 * @returns the entries that a submission would have, except the pressed button, directions and what listeners add
 * Source: docs/behaviour/forms.md §9.2
 */
export function typedEntries(form: HTMLFormElement): FormData {
  // Only the browser knows the values of custom elements.
  if (customNamesOf(form).length > 0) return collectUnheard(form);
  const data = new FormData();
  for (const control of namedControls(form)) {
    if (control.matches(':disabled')) continue;
    for (const value of valuesOf(control)) {
      // Two signatures.
      if (typeof value === 'string') data.append(control.name, value);
      else data.append(control.name, value);
    }
  }
  return data;
}

/** Stops the event on its way; only a listener of the window that was added earlier receives it. */
function collectUnheard(form: HTMLFormElement): FormData {
  const stop = (event: Event) => {
    if (event.composedPath()[0] === form) event.stopImmediatePropagation();
  };
  const places = [window, membersOf(form).getRootNode()];
  for (const place of places) place.addEventListener('formdata', stop, true);
  try {
    return new FormData(form);
  } finally {
    for (const place of places) place.removeEventListener('formdata', stop, true);
  }
}

function valuesOf(control: AuthorsControl): readonly (string | File)[] {
  if (control instanceof HTMLSelectElement)
    return [...control.selectedOptions]
      .filter((option) => !option.matches(':disabled'))
      .map(({ value }) => value);
  if (!(control instanceof HTMLInputElement)) return [control.value];
  const { type, value, checked, files } = control;
  if (type === 'file') return [...(files ?? [])];
  return checked || (type !== 'checkbox' && type !== 'radio') ? [value] : [];
}
