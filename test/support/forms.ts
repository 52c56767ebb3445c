import { fixture } from '@open-wc/testing';
import { createMemoryFormsGateway, type MemoryFormsGateway } from '../../core/forms/index.ts';
import { configureStore } from '../../core/storefront/index.ts';
import { untilTakenOver, type StoreTag } from './elements.ts';

/** A form with a field of every kind. */
export const CONTACT_SCHEMA = {
  id: 'contact',
  submitText: 'Send',
  submissionText: 'We will write back.',
  fields: [
    { id: 'about', type: 'section', title: 'About you', underline: true },
    { id: 'name', type: 'name', title: 'Your name', required: true },
    { id: 'email', type: 'email', title: 'Email', required: true, description: 'Only to answer.' },
    { id: 'phone', type: 'phone', title: 'Telephone', showCountryCode: true },
    { id: 'address', type: 'address', title: 'Address' },
    { id: 'website', type: 'website', title: 'Website' },
    { id: 'twitter', type: 'twitter', title: 'Twitter' },
    { id: 'subject', type: 'select', title: 'Subject', options: ['A piece', 'A workshop'] },
    { id: 'message', type: 'textarea', title: 'Message', required: true, maxLength: 20 },
    { id: 'glaze', type: 'checkbox', title: 'Glazes', options: ['Ash', 'Celadon'], otherOption: true },
    { id: 'answer', type: 'radio', title: 'How may we answer?', options: ['By email', 'By telephone'] },
    { id: 'pieces', type: 'number', title: 'Pieces' },
    { id: 'budget', type: 'currency', title: 'Budget', currencySymbol: '$' },
    { id: 'day', type: 'date', title: 'Day' },
    { id: 'hour', type: 'time', title: 'Hour' },
    { id: 'opinion', type: 'likert', title: 'Opinion', options: ['The shop is easy to use.'] },
    { id: 'word', type: 'password', title: 'Secret word' },
    { id: 'source', type: 'hidden', key: 'utm_source', value: 'site' },
  ],
} as const;

/** Gives the page a store of forms that takes everything. */
export function useMemoryForms(): MemoryFormsGateway {
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
