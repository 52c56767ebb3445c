import { fixture } from '@open-wc/testing';
import { createMemoryFormsGateway, type MemoryFormsGateway } from '../../core/forms/index.ts';
import { configureStore } from '../../core/storefront/index.ts';
import { CONTACT_SCHEMA } from './contact-schema.ts';
import { untilTakenOver, type StoreTag } from './elements.ts';

/** Sets up a forms store that accepts everything, and clears the drafts. */
export function useMemoryForms(): MemoryFormsGateway {
  // The previous test's form disconnects in a microtask, and stores its draft.
  queueMicrotask(() => {
    sessionStorage.clear();
  });
  const forms = createMemoryFormsGateway({ contact: CONTACT_SCHEMA });
  configureStore({ gateway: { forms } });
  return forms;
}

/**
 * Inserts a form, and waits until it is ready.
 * @param html the tag
 */
export async function placeForm(html = '<site-form form-id="contact"></site-form>'): Promise<StoreTag> {
  const form: StoreTag = await fixture(html);
  await untilTakenOver(form);
  return form;
}

/**
 * Fills in a form as autofill does: all fields at once, without key events, and past overridden `value` setters.
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
