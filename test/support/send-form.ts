import assert from 'node:assert/strict';
import type { Visitor } from './visitor.ts';

/**
 * Sends a form, as its tag does.
 * @param visitor who sends it
 * @param form values by field
 * @param details differences from the contact page's form
 */
export async function sendForm(
  visitor: Pick<Visitor, 'send'>,
  form: object,
  details: object = {},
): Promise<void> {
  const issued = await visitor.send('POST', '/api/form/FormSubmissionKey');
  const { key } = (issued.json() as { data: { key: string } }).data;
  const body = { formId: 'contact', key, form, pageUrl: '/contact', ...details };
  const { status, text } = await visitor.send('POST', '/api/form/SaveFormSubmission', body);
  assert.equal(status, 200, text);
}
