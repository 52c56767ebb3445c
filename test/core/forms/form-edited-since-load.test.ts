import { expect } from '@open-wc/testing';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { createMemoryFormsGateway, createSubmissions, parseForm } from '../../../core/forms/index.ts';

/** Sends a form with one field to a store that refuses these fields. */
async function problemWith(fields: Readonly<Record<string, string>>) {
  const form = parseForm({ id: 'contact', fields: [{ id: 'who', type: 'text' }] }, () => undefined)!;
  const gateway = {
    ...createMemoryFormsGateway(),
    validate: () => Promise.reject(new StorefrontError(FAILURE_KINDS.invalid, { status: 400, fields })),
  };
  const submissions = createSubmissions({
    gateway,
    ask: () => true,
    getCaptchaToken: () => Promise.resolve(null),
    getPage: () => ({}),
    createId: () => 'id',
  });
  const ended = await submissions.submit(form, () => ['Ada']);
  return ended.outcome === 'refused' ? ended.problem : null;
}

describe('a form that its owner has edited since the page was opened', () => {
  it('asks for a reload if no refused field is on the page', async () => {
    const problem = await problemWith({ vat: 'Required' });
    expect(problem?.message).to.equal('Error processing form submission. Please reload and try again.');
    expect([...(problem?.fields ?? [])]).to.deep.equal([]);
  });

  it('shows only the problems of fields on the page', async () => {
    const problem = await problemWith({ vat: 'Required', who: 'Too short.' });
    expect(problem?.message).to.equal('One or more fields is invalid, please check your entries.');
    expect([...(problem?.fields ?? [])]).to.deep.equal([['who', 'Too short.']]);
  });
});
