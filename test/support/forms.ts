import { fixture } from '@open-wc/testing';
import { createMemoryFormsGateway, type MemoryFormsGateway } from '../../core/forms/index.ts';
import { configureStore } from '../../core/storefront/index.ts';
import { CONTACT_SCHEMA } from './contact-schema.ts';
import { untilTakenOver, type StoreTag } from './elements.ts';

/** Gives the page a store of forms that takes everything, and a tab in which nothing was typed yet. */
export function useMemoryForms(): MemoryFormsGateway {
  // The form of the test before leaves the page in a microtask, and keeps what was typed into it.
  queueMicrotask(() => {
    sessionStorage.clear();
  });
  const forms = createMemoryFormsGateway({ contact: CONTACT_SCHEMA });
  configureStore({ gateway: { forms } });
  return forms;
}

/**
 * Puts a form into the page, and waits until it can be filled in.
 * @param html the tag
 */
export async function placeForm(html = '<site-form form-id="contact"></site-form>'): Promise<StoreTag> {
  const form: StoreTag = await fixture(html);
  await untilTakenOver(form);
  return form;
}

/**
 * Fills in a form as browsers do: all at once, without a key, and past whatever a script has put before a value.
 * @param form the form, or a node around it
 * @param values name → text
 */
export function autofill(form: Element, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.querySelector(`[name="${name}"]`)!;
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
