import { membersOf } from '../../core/shared/index.ts';

/** A control of a form that can be filled in. */
export type AuthorsControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const BUTTONS: readonly string[] = ['submit', 'image', 'button', 'reset'];

/**
 * Lists the controls that a visitor can fill in, anywhere in the page.
 * @param form the author's form
 * @returns named controls except buttons and files, in document order
 */
export function controlsOf(form: HTMLFormElement): readonly AuthorsControl[] {
  return namedControls(form).filter(({ type }) => type !== 'file');
}

/**
 * Lists the named controls that a visitor fills in, files included.
 * @param form the author's form
 * @returns in document order
 */
export function namedControls(form: HTMLFormElement): readonly AuthorsControl[] {
  return elementsOf(form).filter(
    (element): element is AuthorsControl =>
      isControl(element) && element.name !== '' && !BUTTONS.includes(element.type),
  );
}

/**
 * Finds a control that the browser sends, anywhere in the page.
 * @param form the author's form
 * @param selector matches the control
 * @returns the first enabled one, in document order
 */
export function findControl(form: HTMLFormElement, selector: string): HTMLInputElement | null {
  const isSent = (element: Element): element is HTMLInputElement =>
    element instanceof HTMLInputElement && element.matches(selector) && !element.matches(':disabled');
  return elementsOf(form).find(isSent) ?? null;
}

/**
 * Lists the submit buttons of a form.
 * @param form the author's form
 */
export function submittersOf(form: HTMLFormElement): readonly (HTMLButtonElement | HTMLInputElement)[] {
  return elementsOf(form).filter(
    (element): element is HTMLButtonElement | HTMLInputElement =>
      (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) &&
      (element.type === 'submit' || element.type === 'image'),
  );
}

/**
 * Lists the names of form-associated custom elements: only the browser knows their values.
 * @param form the author's form
 */
export function customNamesOf(form: HTMLFormElement): readonly string[] {
  return elementsOf(form).flatMap((element) =>
    element.localName.includes('-') ? (element.getAttribute('name') ?? []) : [],
  );
}

/**
 * Listens to the controls of a form, anywhere in the page.
 * @param form the author's form
 * @param types bubbling events
 * @param handle called for each event
 * @param signal stops listening
 */
export function listenToControls(
  form: HTMLFormElement,
  types: readonly string[],
  handle: (event: Event) => void,
  signal: AbortSignal,
): void {
  const listener = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (membersOf(form).contains(target) || (target as Partial<AuthorsControl>).form === form) handle(event);
  };
  const root = membersOf(form).getRootNode();
  for (const type of types) root.addEventListener(type, listener, { capture: true, signal });
}

function elementsOf(form: HTMLFormElement): readonly Element[] {
  return [...membersOf(form).elements];
}

function isControl(element: Element): element is AuthorsControl {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
