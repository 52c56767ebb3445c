type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor has put into named controls, and where the visitor is. */
export interface ControlsSnapshot {
  /** Name → values of the controls of that name, in order. */
  readonly values: ReadonlyMap<string, readonly ControlValue[]>;
  readonly focus: FocusPlace | null;
}

type ControlValue = { readonly value: string; readonly isChecked: boolean };

interface FocusPlace {
  readonly selector: string;
  readonly selection: readonly [number, number] | null;
}

const NOTHING: ControlsSnapshot = { values: new Map(), focus: null };

/**
 * Reads every named control below a root, and which node has the focus.
 * @param root a shadow root, or an element of the author
 * @param isWanted which controls are read; all by default
 * @returns the snapshot, for writeControls
 * Source: design §4.1 "Takeover"
 */
export function readControls(
  root: ShadowRoot | Element,
  isWanted: (control: Control) => boolean = () => true,
): ControlsSnapshot {
  const values = new Map<string, ControlValue[]>();
  for (const control of controlsOf(root).filter(isWanted)) {
    const list = values.get(control.name) ?? [];
    list.push({ value: control.value, isChecked: isCheckable(control) && control.checked });
    values.set(control.name, list);
  }
  return { values, focus: focusOf(root) };
}

/**
 * Reads what a shell shows now: its own nodes, or the author's nodes behind its slot. Of the author's controls only
 * those count that the visitor has changed.
 * @param root the shell's root
 * @returns the snapshot, for writeControls
 */
export function readShownControls(root: ShadowRoot): ControlsSnapshot {
  const isAuthorsShown = root.firstElementChild instanceof HTMLSlotElement;
  if (isAuthorsShown && !root.host.firstElementChild) return NOTHING;
  return isAuthorsShown ? readControls(root.host, isChanged) : readControls(root);
}

/**
 * Writes a snapshot back into the controls of the same names, and the focus to the node of the same place.
 * @param root where the new controls stand
 * @param snapshot what readControls gave
 */
export function writeControls(root: ShadowRoot | Element, snapshot: ControlsSnapshot): void {
  const seen = new Map<string, number>();
  for (const control of snapshot.values.size > 0 ? controlsOf(root) : []) {
    const index = seen.get(control.name) ?? 0;
    seen.set(control.name, index + 1);
    const kept = snapshot.values.get(control.name)?.[index];
    if (kept && isCheckable(control)) control.checked = kept.isChecked;
    else if (kept && control.value !== kept.value) control.value = kept.value;
  }
  if (snapshot.focus) focusAt(root, snapshot.focus);
}

function controlsOf(root: ShadowRoot | Element): Control[] {
  return [...root.querySelectorAll<Control>('input[name], select[name], textarea[name]')];
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== first?.value;
  }
  return isCheckable(control)
    ? control.checked !== control.defaultChecked
    : control.type !== 'hidden' && control.value !== control.defaultValue;
}

function isCheckable(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

function focusOf(root: ShadowRoot | Element): FocusPlace | null {
  const active = root instanceof ShadowRoot ? root.activeElement : root.ownerDocument.activeElement;
  if (!active || !root.contains(active)) return null;
  const selector = selectorOf(active);
  return selector === null ? null : { selector, selection: selectionOf(active) };
}

function selectorOf(element: Element): string | null {
  const name = element.getAttribute('name');
  const value = element instanceof HTMLInputElement && element.type === 'radio' ? element.value : null;
  if (name !== null) {
    const suffix = value === null ? '' : `[value="${CSS.escape(value)}"]`;
    return `[name="${CSS.escape(name)}"]${suffix}`;
  }
  const part = element.getAttribute('part');
  return part === null ? null : `[part="${CSS.escape(part)}"]`;
}

function selectionOf(element: Element): readonly [number, number] | null {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return null;
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

function focusAt(root: ShadowRoot | Element, place: FocusPlace): void {
  const element = root.querySelector<HTMLElement>(place.selector);
  element?.focus({ preventScroll: true });
  if (place.selection && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) {
    element.setSelectionRange(...place.selection);
  }
}
