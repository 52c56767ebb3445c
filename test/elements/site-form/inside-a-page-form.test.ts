import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import type { StoreTag } from '../../support/elements.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { useMemoryForms } from '../../support/forms.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const SCHEMA = JSON.stringify({
  id: 'gift',
  fields: [
    { id: 'to', type: 'name', title: 'For whom?', required: true },
    { id: 'mail', type: 'email', title: 'Email' },
  ],
});

async function place() {
  const form: HTMLFormElement = await fixture(
    `<form><fieldset><site-form name="additionalFields" schema='${SCHEMA}'></site-form></fieldset>
     <button>Buy</button><button type="reset">Start over</button></form>`,
  );
  const sent: FormData[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(new FormData(form));
  });
  const tag = form.querySelector('site-form') as StoreTag;
  await untilRole(tag, { role: 'textbox', name: 'First name' });
  return { form, tag, sent };
}

const type = async (form: Element, name: string | RegExp, text: string) => {
  byRole(form, { role: 'textbox', name }).focus();
  await sendKeys({ type: text });
};

describe("<site-form> in a page's own form", () => {
  beforeEach(() => {
    useMemoryForms();
  });

  it('has no form and no button, and its values are submitted with the form', async () => {
    const { form, tag, sent } = await place();
    expect(tag.querySelectorAll('form, button').length).to.equal(0);
    expect([...form.elements]).to.include(tag);
    await type(form, 'First name', 'Ada');
    await type(form, 'Last name', 'Byron');
    await type(form, /^Email/, 'ada@example.com');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => sent.length === 1, 'not sent');
    expect(sent[0]?.get('to.First')).to.equal('Ada');
    expect(JSON.parse(sent[0]?.get('additionalFields') as string)).to.deep.equal({
      to: ['Ada', 'Byron'],
      mail: 'ada@example.com',
    });
  });

  it('prevents the submission of invalid values, and shows errors at its fields', async () => {
    const { form, sent } = await place();
    await type(form, 'First name', 'Ada');
    expect(form.checkValidity()).to.equal(false);
    await tap(byRole(form, { role: 'button', name: 'Buy' }));
    await untilRole(form, { role: 'group', name: /^Required/ });
    expect(byRole(form, { role: 'textbox', name: 'Last name' }).getAttribute('aria-invalid')).to.equal(
      'true',
    );
    expect(sent).to.deep.equal([]);
    await type(form, 'Last name', 'Byron');
    expect(form.checkValidity()).to.equal(true);
  });

  it('is reset and disabled with the form', async () => {
    const { form } = await place();
    await type(form, 'First name', 'Ada');
    await tap(byRole(form, { role: 'button', name: 'Start over' }));
    await waitUntil(
      () => (byRole(form, { role: 'textbox', name: 'First name' }) as HTMLInputElement).value === '',
      'not reset',
    );
    form.querySelector('fieldset')!.disabled = true;
    const data = new FormData(form);
    expect([...data.keys()]).to.deep.equal([]);
    expect(form.checkValidity(), 'what is disabled is not checked').to.equal(true);
  });

  it('draws its own form once it is moved out', async () => {
    const { form, tag } = await place();
    form.after(tag);
    await untilRole(tag, { role: 'button', name: 'Submit' });
    form.append(tag);
    await waitUntil(() => !tag.querySelector('button'), 'it still has a button');
    tag.remove();
  });
});
