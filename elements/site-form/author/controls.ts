/** A control of a form that can be filled in. */
export type AuthorsControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const BUTTONS: readonly string[] = ['submit', 'image', 'button', 'reset'];

// A control named "elements" hides the property of the form.
const elements = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements');

/**
 * Lists what a visitor can fill in, wherever in the page it stands.
 * @param form the author's form
 * @returns its named controls but buttons and files, in document order
 */
export function controlsOf(form: HTMLFormElement): readonly AuthorsControl[] {
  return elementsOf(form).filter(
    (element): element is AuthorsControl =>
      isControl(element) && element.name !== '' && element.type !== 'file' && !BUTTONS.includes(element.type),
  );
}

/**
 * Lists the buttons that send a form.
 * @param form the author's form
 */
export function submittersOf(form: HTMLFormElement): readonly (HTMLButtonElement | HTMLInputElement)[] {
  return elementsOf(form).filter(
    (element): element is HTMLButtonElement | HTMLInputElement =>
      (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) &&
      (element.type === 'submit' || element.type === 'image'),
  );
}

function elementsOf(form: HTMLFormElement): readonly Element[] {
  return [...(elements?.get?.call(form) as HTMLFormControlsCollection)];
}

function isControl(element: Element): element is AuthorsControl {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
