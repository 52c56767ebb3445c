/** A field of a form that stands in a tag. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input[name], select[name], textarea[name]';

/**
 * Lists the author's fields that the visitor has changed.
 * @param host the tag they stand in
 * @returns the fields, in document order
 * Source: docs/behaviour/elements.md §3.3
 */
export function changedControls(host: Element): readonly Control[] {
  return [...host.querySelectorAll<Control>(CONTROLS)].filter(isChanged);
}

/** Where the focus is among the author's nodes, described so that our node of the same name can be found. */
export interface FocusPlace {
  readonly selector: string;
  readonly selection: Selection | null;
}

type Selection = readonly [
  start: number,
  end: number,
  direction: 'forward' | 'backward' | 'none' | undefined,
];

/**
 * Reads which of the author's nodes in a tag has the focus.
 * @param host the tag
 * @returns the place, for moveFocus; null when the visitor is elsewhere
 * Source: docs/behaviour/elements.md §3.3
 */
export function focusAmongAuthors(host: Element): FocusPlace | null {
  const { activeElement: active } = host.getRootNode() as Document | ShadowRoot;
  if (!active || active === host || !host.contains(active)) return null;
  const selector = selectorOf(active);
  return selector === null ? null : { selector, selection: selectionOf(active) };
}

/**
 * Puts the focus on our node of the same place.
 * @param nodes where our nodes stand
 * @param place what focusAmongAuthors gave
 */
export function moveFocus(nodes: ParentNode, place: FocusPlace): void {
  const element = nodes.querySelector<HTMLElement>(place.selector);
  element?.focus({ preventScroll: true });
  if (place.selection && isTextField(element)) element.setSelectionRange(...place.selection);
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== first?.value;
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    const { checked, defaultChecked } = control as HTMLInputElement;
    // A radio button without its mark says nothing: another one has it.
    return checked !== defaultChecked && (checked || control.type === 'checkbox');
  }
  return control.type !== 'hidden' && control.value !== control.defaultValue;
}

function selectorOf(element: Element): string | null {
  const name = element.getAttribute('name');
  if (name !== null) {
    const isChoice = element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type);
    return `[name="${CSS.escape(name)}"]${isChoice ? `[value="${CSS.escape(element.value)}"]` : ''}`;
  }
  const part = element.getAttribute('part');
  return part === null ? null : `[part="${CSS.escape(part)}"]`;
}

function isTextField(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function selectionOf(element: Element): Selection | null {
  if (!isTextField(element)) return null;
  // Null for fields without a selection, such as radio buttons.
  const { selectionStart: start, selectionEnd: end, selectionDirection } = element;
  return start === null || end === null ? null : [start, end, selectionDirection ?? undefined];
}
