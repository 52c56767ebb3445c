import { expect, fixture, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import type { MemoryFormsGateway } from '../../../core/forms/index.ts';
import type { StoreFormSubmitEvent, StoreFormSubmittedEvent } from '../../../elements/index.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { untilTakenOver, type StoreTag } from '../../support/elements.ts';
import { autofill, placeForm, useMemoryForms } from '../../support/forms.ts';
import { reach } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const type = async (form: StoreTag, name: string | RegExp, text: string) => {
  byRole(form, { role: 'textbox', name }).focus();
  await sendKeys({ type: text });
};
const submit = async (form: StoreTag) => {
  await reach(byRole(form, { role: 'button', name: 'Send' }));
};
const fillRequired = async (form: StoreTag) => {
  await type(form, 'First name', 'Ada');
  await type(form, 'Last name', 'Byron');
  await type(form, 'Email', 'ada@example.com');
  await type(form, 'Message', 'Hello');
};

describe('<site-form>', () => {
  let forms: MemoryFormsGateway;
  let form: StoreTag;
  beforeEach(async () => {
    forms = useMemoryForms();
    form = await placeForm();
    await untilRole(form, { role: 'button', name: 'Send' });
  });

  it('sends the values and shows its thanks', async () => {
    await fillRequired(form);
    await reach(byRole(form, { role: 'checkbox', name: 'Celadon' }));
    await reach(byRole(form, { role: 'radio', name: 'By phone' }));
    await reach(byRole(form, { role: 'radio', name: 'Strongly Agree' }));
    await submit(form);
    const thanks = await untilRole(form, { role: 'status', name: '' });
    expect(thanks.textContent).to.equal('We will write back.');
    expect(document.activeElement).to.equal(thanks);
    expect(forms.submissions.map((submission) => submission.form)).to.deep.equal([
      {
        name: ['Ada', 'Byron'],
        email: 'ada@example.com',
        phone: ['', '', '', ''],
        address: ['', '', '', '', '', ''],
        website: '',
        twitter: '',
        subject: '',
        message: 'Hello',
        glaze: ['Celadon'],
        answer: 'By phone',
        pieces: '',
        budget: '',
        day: ['', '', ''],
        hour: ['', '', '', ''],
        opinion: { 'The shop is easy to use.': '2' },
        word: '',
        source: 'site',
      },
    ]);
  });

  it('does not send incomplete values: a summary takes the focus and links to each field', async () => {
    await type(form, 'Email', 'nobody');
    await submit(form);
    const summary = await untilRole(form, {
      role: 'group',
      name: 'Your form has encountered a problem. Please scroll down to review.',
    });
    expect(document.activeElement).to.equal(summary);
    const links = [...summary.querySelectorAll('a')].map(({ textContent }) => textContent);
    expect(links).to.deep.equal([
      'Your name: Required',
      'Email: Email addresses should follow the format user@domain.com.',
      'Message: Required',
    ]);
    await reach(summary.querySelectorAll('a')[1]!);
    const email = byRole(form, { role: 'textbox', name: 'Email' });
    expect(document.activeElement).to.equal(email);
    expect(email.getAttribute('aria-invalid')).to.equal('true');
    expect(forms.submissions).to.deep.equal([]);
  });

  it('shows one error of a form with one field, at the field, which takes the focus', async () => {
    form.remove();
    const schema = {
      id: 'news',
      newsletter: true,
      fields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
    };
    const tag: StoreTag = await fixture(
      `<site-form form-id="news" submit-text="Join" schema='${JSON.stringify(schema)}'></site-form>`,
    );
    await reach(await untilRole(tag, { role: 'button', name: 'Join' }));
    const email = byRole(tag, { role: 'textbox', name: 'Email' });
    await waitUntil(() => email.getAttribute('aria-invalid') === 'true');
    await waitUntil(() => document.activeElement === email);
    expect(tag.textContent.match(/Required|encountered a problem|scroll/g)).to.deep.equal(['Required']);
  });

  it('keeps the typed text when it is refused', async () => {
    await type(form, 'Message', 'Hello');
    await submit(form);
    await untilRole(form, { role: 'group', name: /scroll down/ });
    expect((byRole(form, { role: 'textbox', name: 'Message' }) as HTMLTextAreaElement).value).to.equal(
      'Hello',
    );
  });

  it('sends values that the browser has autofilled', async () => {
    const same = { email: 'ada@example.com', subject: 'A piece', message: 'Hello' };
    autofill(form, { 'name.First': 'Ada', 'name.Last': 'Byron', ...same });
    await submit(form);
    await untilRole(form, { role: 'status', name: '' });
    expect(forms.submissions[0]?.form).to.deep.include({ name: ['Ada', 'Byron'], ...same });
  });

  it('is sent by Enter in a field', async () => {
    await fillRequired(form);
    byRole(form, { role: 'textbox', name: 'Email' }).focus();
    await sendKeys({ press: 'Enter' });
    await untilRole(form, { role: 'status', name: '' });
    expect(forms.submissions.length).to.equal(1);
  });

  it('shows a text field for the "other" choice', async () => {
    await fillRequired(form);
    await reach(byRole(form, { role: 'checkbox', name: 'Other' }));
    await untilRole(form, { role: 'textbox', name: 'Other' });
    await type(form, 'Other', 'Beige');
    await submit(form);
    await untilRole(form, { role: 'status', name: '' });
    expect(forms.submissions[0]?.form['glaze']).to.deep.equal(['Beige']);
  });

  it("sets the browser's validity before the visitor sees an error", async () => {
    const native = form.querySelector('form')!;
    expect(native.checkValidity()).to.equal(false);
    expect(byRole(form, { role: 'textbox', name: 'Message' }).matches(':invalid')).to.equal(true);
    await fillRequired(form);
    expect(native.checkValidity()).to.equal(true);
  });
});

describe('the events of <site-form>', () => {
  it('store-form-submit carries the answers and can be prevented', async () => {
    const forms = useMemoryForms();
    const form = await placeForm();
    await untilRole(form, { role: 'button', name: 'Send' });
    const received: StoreFormSubmitEvent[] = [];
    form.addEventListener('store-form-submit', (event) => {
      received.push(event);
      event.preventDefault();
    });
    await submit(form);
    expect(received.length, 'while something is missing').to.equal(0);
    await fillRequired(form);
    await submit(form);
    expect(received.map(({ formId }) => formId)).to.deep.equal(['contact']);
    expect(received[0]?.answers['name']).to.deep.equal({ First: 'Ada', Last: 'Byron' });
    expect(forms.submissions).to.deep.equal([]);
    byRole(form, { role: 'button', name: 'Send' });
  });

  it('store-form-submitted follows once the store has saved the form', async () => {
    useMemoryForms();
    const form = await placeForm();
    await untilRole(form, { role: 'button', name: 'Send' });
    await fillRequired(form);
    const received = oneEvent<StoreFormSubmittedEvent>(form, 'store-form-submitted');
    await submit(form);
    expect((await received).answers['email']).to.equal('ada@example.com');
    expect((await received).isNewsletter).to.equal(false);
  });

  for (const [who, markup, isNewsletter] of [
    ['the schema', '<site-form schema=\'{"id":"news","fields":[],"newsletter":true}\'></site-form>', true],
    ['the tag', '<site-form schema=\'{"id":"news","fields":[]}\' newsletter></site-form>', true],
    ['neither', '<site-form schema=\'{"id":"news","fields":[]}\' newsletter="false"></site-form>', false],
  ] as const)
    it(`report ${isNewsletter ? 'a newsletter' : 'a form'} where ${who} calls it a newsletter`, async () => {
      useMemoryForms();
      const form = await placeForm(markup);
      const received = oneEvent<StoreFormSubmittedEvent>(form, 'store-form-submitted');
      await reach(await untilRole(form, { role: 'button', name: /./ }));
      expect((await received).isNewsletter).to.equal(isNewsletter);
    });
});

describe('the schema of <site-form>', () => {
  it('shows its disclaimer below the fields', async () => {
    useMemoryForms();
    const form = await placeForm(
      `<site-form schema='{"id":"news","fields":[],"disclaimer":"We keep it for a year."}'></site-form>`,
    );
    await untilRole(form, { role: 'button', name: 'Submit' });
    expect(form.textContent).to.contain('We keep it for a year.');
  });

  it('gives each field its autocomplete token', async () => {
    useMemoryForms();
    const form = await placeForm();
    await untilRole(form, { role: 'button', name: 'Send' });
    const fields = [
      ...form.querySelectorAll('input:not([type=hidden], [type=radio], [type=checkbox]), select'),
    ];
    const tokens = fields.map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')]);
    expect(tokens.every(([, token]) => token)).to.equal(true);
    expect(Object.fromEntries(tokens)).to.include({
      'name.First': 'given-name',
      'name.Last': 'family-name',
      email: 'email',
      'phone.Country': 'tel-country-code',
      'phone.Areacode': 'tel-area-code',
      'address.Line1': 'address-line1',
      'address.City': 'address-level2',
      'address.Zip': 'postal-code',
      'address.Country': 'country-name',
      website: 'url',
      budget: 'transaction-amount',
      word: 'new-password',
    });
  });

  it('may be given as JSON text', async () => {
    useMemoryForms();
    const form = await placeForm(
      `<site-form schema='{"id":"news","fields":[{"id":"email","type":"email","title":"Email"}]}'></site-form>`,
    );
    await untilRole(form, { role: 'textbox', name: /^Email/ });
    await untilRole(form, { role: 'button', name: 'Submit' });
  });

  it('works in a shadow root, where the summary links to each field', async () => {
    useMemoryForms();
    const host = await fixture('<div></div>');
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<site-form form-id="contact"></site-form>';
    const form = root.querySelector('site-form') as StoreTag;
    await untilTakenOver(form);
    await untilRole(form, { role: 'button', name: 'Send' });
    await submit(form);
    const summary = await untilRole(form, { role: 'group', name: /scroll down/ });
    await reach(summary.querySelectorAll('a')[1]!);
    expect(root.activeElement).to.equal(byRole(form, { role: 'textbox', name: 'Email' }));
  });

  it('shows a sentence for invalid JSON text without asking the store', async () => {
    useMemoryForms();
    const form = await placeForm('<site-form form-id="contact" schema="{"></site-form>');
    const alert = await untilRole(form, { role: 'alert', name: '' });
    expect(alert.textContent).to.equal('This form has not been configured yet.');
  });

  it('shows a sentence if the store has none', async () => {
    useMemoryForms();
    const form = await placeForm('<site-form form-id="nothing"></site-form>');
    const alert = await untilRole(form, { role: 'alert', name: '' });
    expect(alert.textContent).to.equal('This form has not been configured yet.Try again');
  });
});
