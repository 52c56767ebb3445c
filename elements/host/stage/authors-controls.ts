import { PRINTED } from './printed.ts';

/** A field of an author's form in a tag. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input[name], select[name], textarea[name]';

/**
 * Lists the author's fields that the visitor has changed, and those of the server in the shadow root.
 * @param host the tag
 * @returns the fields, in document order
 * Source: docs/behaviour/elements.md §3.3, §3.14
 */
export function changedControls(host: Element): readonly Control[] {
  const places: ParentNode[] = [host];
  if (host.shadowRoot?.querySelector(PRINTED)) places.push(host.shadowRoot);
  return places.flatMap((place) => [...place.querySelectorAll<Control>(CONTROLS)]).filter(isChanged);
}

/** Describes the focused node of the author, to find our node of the same name. */
interface FocusPlace {
  readonly selector: string;
  readonly selection: Selection | null;
}

type Selection = readonly [
  start: number,
  end: number,
  direction: 'forward' | 'backward' | 'none' | undefined,
];

/**
 * Returns whether one of the author's nodes in a tag has the focus; our nodes will replace them.
 * @param host the tag
 * @param view where the tag draws
 * Source: docs/behaviour/elements.md §3.3
 */
export function isVisitorAmongAuthors(host: Element, view: ParentNode): boolean {
  return focusAmongAuthors(host, view) !== null;
}

/**
 * Renders a tag. If one of the author's nodes had the focus, focuses our corresponding node.
 * @param host the tag
 * @param view where the tag draws
 * @param draw renders it
 * Source: docs/behaviour/elements.md §3.3
 */
export function keepingFocus(host: Element, view: ParentNode, draw: () => void): void {
  const place = focusAmongAuthors(host, view);
  draw();
  if (!place || showsAuthors(view)) return;
  const element = view.querySelector<HTMLElement>(place.selector);
  element?.focus({ preventScroll: true });
  if (place.selection && isTextField(element)) element.setSelectionRange(...place.selection);
}

/** Null if the focus is elsewhere. */
function focusAmongAuthors(host: Element, view: ParentNode): FocusPlace | null {
  const { activeElement: active } = host.getRootNode() as Document | ShadowRoot;
  if (!active || active === host || !host.contains(active) || !showsAuthors(view)) return null;
  const selector = selectorOf(active);
  return selector === null ? null : { selector, selection: selectionOf(active) };
}

/** Whether the slot for the author's nodes is rendered. */
function showsAuthors(view: ParentNode): boolean {
  return view.querySelector('slot:not([name]), slot[name=""]') !== null;
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== first?.value;
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    const { checked, defaultChecked } = control as HTMLInputElement;
    // An unchecked radio button means nothing: another one is checked.
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
