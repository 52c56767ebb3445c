import { expect, fixture, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import type { MemoryFormsGateway } from '../../../core/forms/index.ts';
import type { StoreFormSubmittedEvent } from '../../../elements/index.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { autofill, useMemoryForms } from '../../support/forms.ts';
import { reach } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

/** What follows is below the window, so a refusal has a summary. */
const OUT_OF_VIEW = '<p style="block-size: 100vh"></p>';

const CONTACT = `<site-form form-id="contact"><form method="post" action="/nowhere">
  <fieldset><legend>Who are you?</legend>
    <label>First <input name="name.First" value="Ada"></label>
    <label>Last <input name="name.Last"></label>
  </fieldset>
  <label for="mail">Your address</label><input id="mail" name="email" type="email" aria-describedby="why"><p id="why">Why</p>
  ${OUT_OF_VIEW}<label>Words <textarea name="message"></textarea></label>
  <p data-part="counter" data-field="message"></p>
  <label><input type="checkbox" name="glaze" value="Ash"> Ash</label>
  <label><input type="checkbox" name="glaze" value="Celadon" checked> Celadon</label>
  <input name="unknown" aria-label="Unknown" value="not asked">
  <button name="how" value="now"><b>Send it</b></button>
  <button formnovalidate>Send it anyway</button>
  <button type="reset">Start over</button>
</form></site-form>`;

const OWN = `<site-form form-id="enquiry"><form>
  <label>Name <input name="who" required></label>
  <label>Email <input name="mail" type="email"></label>
  ${OUT_OF_VIEW}<label>Code <input name="code" pattern="[0-9]+" title="Digits only."></label>
  <select name="size" aria-label="Size"><option>S</option><option selected>M</option></select>
  <p data-part="error" data-field="mail" id="mail-error" hidden></p>
  <button>Send</button>
  <div data-part="thanks"></div>
</form></site-form>`;

const HEADING = 'Your form has encountered a problem. Please scroll down to review.';

async function placeOwn(html: string): Promise<{ tag: StoreTag; form: HTMLFormElement }> {
  const tag: StoreTag = await fixture(html);
  const form = tag.querySelector('form')!;
  await waitUntil(() => form.noValidate, 'not enhanced');
  return { tag, form };
}

const type = async (form: Element, name: string | RegExp, text: string) => {
  byRole(form, { role: 'textbox', name }).focus();
  await sendKeys({ type: text });
};
const press = (form: Element, name: string) => reach(byRole(form, { role: 'button', name }));

describe("an author's own form", () => {
  let forms: MemoryFormsGateway;
  beforeEach(() => {
    forms = useMemoryForms();
  });

  it('waits for its code when it is submitted early, and is sent once', async () => {
    const place = await fixture<HTMLElement>('<div></div>');
    place.innerHTML = OWN;
    const form = place.querySelector('form')!;
    form.querySelector('input')!.value = 'Ada';
    for (let press = 0; press < 2; press += 1) form.requestSubmit();
    await oneEvent(place, 'store-form-submitted');
    expect(forms.submissions.map(({ form: sent }) => sent['who'])).to.deep.equal(['Ada']);
  });

  it('keeps its nodes, and sends only what the schema contains', async () => {
    const { tag, form } = await placeOwn(CONTACT);
    const nodes = [...form.querySelectorAll('*')];
    await type(form, 'Last', 'Byron');
    await type(form, 'Your address', 'ada@example.com');
    await type(form, 'Words', 'Hello');
    const submitted = oneEvent<StoreFormSubmittedEvent>(tag, 'store-form-submitted');
    await press(form, 'Send it');
    expect((await submitted).answers['name']).to.deep.equal({ First: 'Ada', Last: 'Byron' });
    expect([...form.querySelectorAll('*')]).to.deep.equal(nodes);
    const [sent] = forms.submissions;
    expect(sent?.form).to.include({ email: 'ada@example.com', message: 'Hello', source: 'site' });
    expect(sent?.form['glaze']).to.deep.equal(['Celadon']);
    expect(sent?.form).not.to.have.any.keys('unknown', 'how');
    const thanks = await untilRole(tag, { role: 'status', name: '' });
    expect(thanks.textContent).to.equal('We will write back.');
    expect(document.activeElement).to.equal(thanks);
    expect(form.getClientRects().length, 'the form is gone').to.equal(0);
  });

  it('shows errors in a focused summary and at the fields, beside existing descriptions', async () => {
    const { form } = await placeOwn(CONTACT);
    await type(form, 'Your address', 'nobody');
    await press(form, 'Send it');
    const summary = await untilRole(form, { role: 'group', name: HEADING });
    expect(document.activeElement).to.equal(summary);
    expect(form.firstElementChild).to.equal(summary);
    expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).to.deep.equal([
      'Your name: Required',
      'Email: Email addresses should follow the format user@domain.com.',
      'Message: Required',
    ]);
    const mail = byRole(form, { role: 'textbox', name: 'Your address' });
    expect(mail.getAttribute('aria-invalid')).to.equal('true');
    const [error, why] = (mail.getAttribute('aria-describedby') ?? '').split(' ');
    expect(why).to.equal('why');
    expect(document.getElementById(error!)?.textContent).to.contain('user@domain.com');
    await reach(summary.querySelectorAll('a')[1]!);
    expect(document.activeElement).to.equal(mail);
    byRole(form, { role: 'group', name: /Required.*Who are you/ });
    expect(forms.submissions).to.deep.equal([]);
  });

  it('sends values that the browser has autofilled', async () => {
    const { form } = await placeOwn(OWN);
    const filled = { who: 'Ada', mail: 'ada@example.com', code: '12', size: 'S' };
    autofill(form, filled);
    await press(form, 'Send');
    await waitUntil(() => forms.submissions.length > 0, 'not sent');
    expect(forms.submissions[0]?.form).to.include(filled);
  });

  it('is sent by Enter once its errors are corrected', async () => {
    const { tag, form } = await placeOwn(CONTACT);
    await press(form, 'Send it');
    await untilRole(form, { role: 'group', name: HEADING });
    await type(form, 'Last', 'Byron');
    await type(form, 'Your address', 'ada@example.com');
    await type(form, /Words/, 'Hello');
    await sendKeys({ press: 'Tab' });
    byRole(form, { role: 'textbox', name: 'Your address' }).focus();
    await sendKeys({ press: 'Enter' });
    await untilRole(tag, { role: 'status', name: '' });
    expect(forms.submissions.length).to.equal(1);
  });

  it("sets the browser's validity before showing errors, and counts characters", async () => {
    const { form } = await placeOwn(CONTACT);
    await waitUntil(() => !form.checkValidity(), 'still valid');
    await type(form, 'Words', 'Hello');
    expect(form.querySelector('[data-part="counter"]')?.textContent).to.equal('5 / 20');
    await type(form, 'Last', 'Byron');
    await type(form, 'Your address', 'ada@example.com');
    expect(form.checkValidity()).to.equal(true);
  });

  it('clears errors and values on reset', async () => {
    const { form } = await placeOwn(CONTACT);
    await type(form, 'Last', 'Byron');
    await press(form, 'Send it');
    await untilRole(form, { role: 'group', name: HEADING });
    await press(form, 'Start over');
    await waitUntil(() => !form.querySelector('[data-part="summary"]'), 'the summary stays');
    expect(byRole(form, { role: 'textbox', name: 'Last' })).to.have.property('value', '');
    expect(byRole(form, { role: 'textbox', name: 'First' })).to.have.property('value', 'Ada');
    expect(form.checkValidity(), 'what is typed now counts').to.equal(false);
  });

  it('is not validated by a button with formnovalidate', async () => {
    const { tag, form } = await placeOwn(CONTACT);
    await press(form, 'Send it anyway');
    await untilRole(tag, { role: 'status', name: '' });
    expect(forms.submissions.length).to.equal(1);
  });

  it('is left alone if its script prevents the submission', async () => {
    const { tag, form } = await placeOwn(CONTACT);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
    });
    await press(form, 'Send it anyway');
    await waitUntil(() => !form.querySelector('[aria-busy]'), 'busy');
    expect(tag.querySelector('[data-part="sent"]')).to.equal(null);
    expect(forms.submissions).to.deep.equal([]);
  });

  it('locks its button while it is sent, and restores its content', async () => {
    let refuse: (error: Error) => void = () => undefined;
    const { form } = await placeOwn(CONTACT);
    Object.assign(forms, {
      validate: () =>
        new Promise((_resolve, reject) => {
          refuse = reject;
        }),
    });
    await type(form, 'Last', 'Byron');
    await type(form, 'Your address', 'ada@example.com');
    await type(form, 'Words', 'Hello');
    await press(form, 'Send it');
    const button = await untilRole(form, { role: 'button', name: 'Submitting…' });
    expect(button.getAttribute('aria-disabled')).to.equal('true');
    refuse(new Error('lost'));
    await untilRole(form, { role: 'group', name: /Error processing form submission/ });
    expect(byRole(form, { role: 'button', name: 'Send it' }).innerHTML).to.equal('<b>Send it</b>');
  });

  it('takes several addresses where its control is multiple', async () => {
    const html = '<label>To <input name="to" type="email" multiple required></label><button>Send</button>';
    const { tag, form } = await placeOwn(`<site-form form-id="letter"><form>${html}</form></site-form>`);
    await type(form, 'To', 'ada@example.com, bo');
    await press(form, 'Send');
    await waitUntil(() => byRole(form, { role: 'textbox', name: /To/ }).ariaInvalid === 'true');
    await type(form, /To/, '@example.com');
    await press(form, 'Send');
    await untilRole(tag, { role: 'status', name: '' });
    expect(forms.submissions[0]?.form).to.deep.equal({ to: 'ada@example.com,bo@example.com' });
  });

  it('is its own schema if the store has none', async () => {
    const { tag, form } = await placeOwn(OWN);
    await type(form, 'Name', 'Ada');
    await press(form, 'Send');
    await untilRole(tag, { role: 'status', name: '' });
    expect(forms.submissions[0]).to.deep.include({
      formId: 'enquiry',
      form: { who: 'Ada', mail: '', code: '', size: 'M' },
    });
  });

  it("keeps the author's rules and the author's place for an error", async () => {
    const { form } = await placeOwn(OWN);
    await type(form, 'Email', 'nobody');
    await type(form, 'Code', 'abc');
    await press(form, 'Send');
    const summary = await untilRole(form, { role: 'group', name: HEADING });
    expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).to.deep.equal([
      'Name: Required',
      'Email: Email addresses should follow the format user@domain.com.',
      'Code: Digits only.',
    ]);
    const place = form.querySelector<HTMLElement>('#mail-error')!;
    expect(place.hidden).to.equal(false);
    expect(byRole(form, { role: 'textbox', name: 'Email' }).getAttribute('aria-describedby')).to.equal(
      'mail-error',
    );
  });
});
