/** A field of a form, ours or the author's. */
export type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Lists the controls that a shell shows now: its own, or those of the author behind its slot. Of the author's only those
 * count that the visitor has changed.
 * @param root the shell's root
 * @returns the named controls, in document order
 * Source: docs/behaviour/elements.md §3.3
 */
export function shownControls(root: ShadowRoot): readonly Control[] {
  return showsAuthors(root) ? controlsOf(root.host).filter(isChanged) : controlsOf(root);
}

/** Where the visitor is among the nodes of a shell, told so that the node in its place can be found. */
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
 * Reads which of the nodes that a shell shows has the focus.
 * @param root the shell's root
 * @returns the place, for writeFocus; null when the visitor is elsewhere
 * Source: docs/behaviour/elements.md §3.3
 */
export function readFocus(root: ShadowRoot): FocusPlace | null {
  const shown = showsAuthors(root) ? root.host : root;
  const { activeElement: active } = shown.getRootNode() as Document | ShadowRoot;
  if (!active || active === shown || !shown.contains(active)) return null;
  const selector = selectorOf(active);
  return selector === null ? null : { selector, selection: selectionOf(active) };
}

/**
 * Puts the focus on the node of the same place.
 * @param nodes where the new nodes stand
 * @param place what readFocus gave
 */
export function writeFocus(nodes: ParentNode, place: FocusPlace): void {
  const element = nodes.querySelector<HTMLElement>(place.selector);
  element?.focus({ preventScroll: true });
  if (place.selection && isTextField(element)) element.setSelectionRange(...place.selection);
}

/**
 * Tells whether a shell shows what the author put into the tag.
 * @param root the shell's root
 * @returns true while the slot for it is there
 */
export function showsAuthors(root: ShadowRoot): boolean {
  return root.querySelector('slot:not([name])') !== null;
}

function controlsOf(nodes: ParentNode): Control[] {
  return [...nodes.querySelectorAll<Control>('input[name], select[name]')];
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== first?.value;
  }
  if (control.type === 'checkbox' || control.type === 'radio')
    return control.checked !== control.defaultChecked;
  return control.type !== 'hidden' && control.value !== control.defaultValue;
}

function selectorOf(element: Element): string | null {
  const name = element.getAttribute('name');
  if (name !== null) {
    const isRadio = element instanceof HTMLInputElement && element.type === 'radio';
    return `[name="${CSS.escape(name)}"]${isRadio ? `[value="${CSS.escape(element.value)}"]` : ''}`;
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
