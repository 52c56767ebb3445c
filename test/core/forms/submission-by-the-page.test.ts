import { expect } from '@open-wc/testing';
import { createMemoryFormsGateway, createSubmissions, parseForm } from '../../../core/forms/index.ts';

function open(send: () => Promise<unknown>) {
  const form = parseForm({ id: 'engraving', fields: [{ id: 'who', type: 'text' }] }, () => undefined)!;
  const asked: unknown[] = [];
  const submissions = createSubmissions({
    gateway: createMemoryFormsGateway(),
    getCaptchaToken: () => Promise.resolve(null),
    getPage: () => ({}),
    createId: () => 'id',
    ask: (_, __, values) => {
      asked.push(values);
      return send();
    },
  });
  return { asked, submit: () => submissions.submit(form, () => ['Ada']) };
}

async function refusedWith(reason: unknown) {
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what the contract of respondWith() names
  const ended = await open(() => Promise.reject(reason)).submit();
  return ended.outcome === 'refused' ? ended.problem : null;
}

describe('a page that sends a form itself', () => {
  it('gets the values in the format of the store, and ends as saved once it resolves', async () => {
    const { asked, submit } = open(() => Promise.resolve());
    expect((await submit()).outcome).to.equal('saved');
    expect(asked).to.deep.equal([{ who: 'Ada' }]);
  });

  it('shows its rejection: title, sentence, fields', async () => {
    const reason = { title: 'Unable to Add Item', message: 'Closed.', fields: { who: 'Required', other: 7 } };
    const problem = await refusedWith(reason);
    expect(problem).to.deep.include({ title: 'Unable to Add Item', message: 'Closed.' });
    expect([...problem!.fields]).to.deep.equal([['who', 'Required']]);
  });

  it('hides the text of an ordinary error from visitors', async () => {
    for (const reason of [new TypeError('x is undefined'), undefined, 7, { message: { html: '<b>' } }]) {
      expect((await refusedWith(reason))?.message).to.equal(
        'Error processing form submission. Please reload and try again.',
      );
    }
  });
});
