import { nameOfControl } from './fields/name-in-page.ts';

/** Controls by name, and the values with which they were drawn. */
export interface DrawnControls {
  /** The node around them. */
  readonly root: ParentNode;
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/**
 * Finds the controls that do not show the values with which they were drawn: a visitor, a script of the page or the browser
 * has changed them, with events or without.
 * @param drawn the controls
 * @returns the shown values by name
 * Source: docs/behaviour/forms.md §3.6
 */
export function changedSince({ root, values }: DrawnControls): ReadonlyMap<string, readonly string[]> {
  const shown = shownIn(root, (name) => nameOfControl(name, (one) => values.has(one)));
  const changed = [...shown].filter(([name, texts]) => {
    const drawn = values.get(name);
    return drawn !== undefined && !isSame(drawn, texts);
  });
  return new Map(changed.map(([name, texts]) => [name, [...new Set(texts)]]));
}

function shownIn(root: ParentNode, nameOf: (name: string) => string): ReadonlyMap<string, readonly string[]> {
  const shown = new Map<string, readonly string[]>();
  for (const control of root.querySelectorAll('input, select, textarea')) {
    const nameInPage = control.getAttribute('name');
    if (nameInPage === null) continue;
    const name = nameOf(nameInPage);
    shown.set(name, [...(shown.get(name) ?? []), ...valuesOf(control)]);
  }
  return shown;
}

function valuesOf(control: Element): readonly string[] {
  if (control instanceof HTMLInputElement) {
    const isChoice = control.type === 'checkbox' || control.type === 'radio';
    return isChoice && !control.checked ? [] : [control.value];
  }
  if (control instanceof HTMLSelectElement) return control.value === '' ? [] : [control.value];
  return control instanceof HTMLTextAreaElement ? [control.value] : [];
}

/** An empty text and no value look the same; the order of choices is not shown. */
function isSame(drawn: readonly string[], shown: readonly string[]): boolean {
  const [one, other] = [drawn, shown].map((texts) => new Set(texts.filter((text) => text !== '')));
  return one?.size === other?.size && [...(one ?? [])].every((text) => other?.has(text));
}
