import { expect, fixture, oneEvent } from '@open-wc/testing';
import '../../../elements/all.ts';
import type { MemoryFormsGateway } from '../../../core/forms/index.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { autofill, placeForm, useMemoryForms } from '../../support/forms.ts';
import { reach } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const FIELDS = [
  { id: 'company', type: 'text', title: 'Company', required: true },
  { id: 'message', type: 'textarea', title: 'Message', required: true },
  { id: 'size', type: 'select', title: 'Size', options: ['S', 'M'], required: true },
  { id: 'glaze', type: 'checkbox', title: 'Glaze', options: ['Celadon', 'Tenmoku'], required: true },
  { id: 'answer', type: 'radio', title: 'Answer', options: ['Post', 'Telephone'], required: true },
  { id: 'hour', type: 'time', title: 'Hour' },
  { id: 'campaign', type: 'hidden', key: 'campaign', value: 'none' },
];

const SCHEMA = JSON.stringify({ id: 'contact', fields: FIELDS });

const EVENTS: readonly (readonly string[])[] = [[], ['input'], ['change'], ['input', 'change']];

/** As scripts and some password managers do: React's value tracker has taken the value before the event. */
function fill(form: Element, dispatched: readonly string[]): void {
  const control = (selector: string) => form.querySelector<HTMLInputElement>(selector)!;
  const company = control('[name="company"]');
  const message = control('[name="message"]');
  const size = control('[name="size"]');
  const glaze = control('[name="glaze"][value="Tenmoku"]');
  const answer = control('[name="answer"][value="Telephone"]');
  const campaign = control('[name="campaign"]');
  company.value = 'ACME';
  message.value = 'Hello';
  size.value = 'M';
  glaze.checked = true;
  answer.checked = true;
  campaign.value = 'spring';
  control('[name="hour.Hour"]').value = '2';
  control('[name="hour.Minute"]').value = '30';
  control('[name="hour.Ampm"]').value = 'PM';
  for (const type of dispatched)
    for (const target of [company, message, size, glaze, answer, campaign])
      target.dispatchEvent(new Event(type, { bubbles: true }));
}

const SENT = {
  company: 'ACME',
  message: 'Hello',
  size: 'M',
  glaze: ['Tenmoku'],
  answer: 'Telephone',
  hour: ['2', '30', '', 'PM'],
  campaign: 'spring',
};

describe('a drawn form whose values a script sets', () => {
  let forms: MemoryFormsGateway;
  let form: StoreTag;
  beforeEach(async () => {
    forms = useMemoryForms();
    form = await placeForm(`<site-form form-id="contact" submit-text="Send" schema='${SCHEMA}'></site-form>`);
    await untilRole(form, { role: 'button', name: 'Send' });
  });

  it('is empty after a script has reset it', async () => {
    const [company, message] = ['Company', 'Message'].map(
      (name) => byRole(form, { role: 'textbox', name }) as HTMLInputElement,
    );
    autofill(form, { company: 'ACME', message: 'Hello' });
    form.querySelector<HTMLInputElement>('[value="Tenmoku"]')!.click();
    await waitUntil(() => company!.getAttribute('value') === 'ACME', 'not drawn');
    form.querySelector('form')!.reset();
    await waitUntil(() => company!.value + message!.value === '', 'still filled in');
    autofill(form, { company: 'Smith' });
    await reach(byRole(form, { role: 'button', name: 'Send' }));
    await untilRole(form, { role: 'link', name: 'Message: Required' });
    await untilRole(form, { role: 'link', name: 'Glaze: Required' });
    expect(company!.value).to.equal('Smith');
  });

  for (const dispatched of EVENTS) {
    const how = dispatched.length === 0 ? 'no event' : dispatched.join(' and ');

    it(`sends what its controls show, with ${how}`, async () => {
      fill(form, dispatched);
      await reach(byRole(form, { role: 'button', name: 'Send' }));
      await untilRole(form, { role: 'status', name: '' });
      expect(forms.submissions.map((submission) => submission.form)).to.deep.equal([SENT]);
    });
  }

  it('keeps what its controls show while a visitor types elsewhere', async () => {
    fill(form, []);
    autofill(form, { message: 'Hello, world' });
    await reach(byRole(form, { role: 'button', name: 'Send' }));
    await untilRole(form, { role: 'status', name: '' });
    expect(forms.submissions[0]?.form).to.deep.equal({ ...SENT, message: 'Hello, world' });
  });

  it('shows the values of scripts after a refusal', async () => {
    fill(form, []);
    const company = form.querySelector<HTMLInputElement>('[name="company"]')!;
    company.value = '';
    await reach(byRole(form, { role: 'button', name: 'Send' }));
    await untilRole(form, { role: 'group', name: /scroll down/ });
    const message = byRole(form, { role: 'textbox', name: 'Message' }) as HTMLTextAreaElement;
    expect(message.value).to.equal('Hello');
    expect((byRole(form, { role: 'checkbox', name: 'Tenmoku' }) as HTMLInputElement).checked).to.equal(true);
  });

  it('sends a value that a script has removed as empty', async () => {
    fill(form, ['input', 'change']);
    const hour = form.querySelector<HTMLInputElement>('[name="hour.Hour"]')!;
    const minute = form.querySelector<HTMLInputElement>('[name="hour.Minute"]')!;
    await new Promise(requestAnimationFrame);
    [hour.value, minute.value] = ['', ''];
    form.querySelector<HTMLInputElement>('[name="glaze"][value="Celadon"]')!.checked = true;
    await reach(byRole(form, { role: 'button', name: 'Send' }));
    await untilRole(form, { role: 'status', name: '' });
    expect(forms.submissions[0]?.form['glaze']).to.deep.equal(['Celadon', 'Tenmoku']);
    expect((forms.submissions[0]?.form['hour'] as readonly string[]).slice(0, 2)).to.deep.equal(['', '']);
  });
});

describe('a drawn form inside a form of the page', () => {
  it('has the values of scripts in the value of the tag', async () => {
    useMemoryForms();
    const page = await fixture<HTMLFormElement>(
      '<form><site-form form-id="contact" name="all"></site-form></form>',
    );
    const tag = page.querySelector('site-form')!;
    tag.schema = { id: 'contact', fields: FIELDS };
    await untilRole(page, { role: 'textbox', name: 'Company' });
    fill(tag, []);
    const data = new FormData(page);
    expect(JSON.parse(data.get('all') as string)).to.deep.include({ company: 'ACME', campaign: 'spring' });
    expect(data.getAll('all')).to.have.lengthOf(1);
  });

  it('passes the validation of the browser with the values of scripts', async () => {
    useMemoryForms();
    const page = await fixture<HTMLFormElement>(
      '<form><site-form form-id="contact" name="all"></site-form><button>Go</button></form>',
    );
    page.querySelector('site-form')!.schema = { id: 'contact', fields: FIELDS };
    await untilRole(page, { role: 'textbox', name: 'Company' });
    fill(page, []);
    const submitted = oneEvent(page, 'submit');
    page.addEventListener('submit', (event) => {
      event.preventDefault();
    });
    await reach(byRole(page, { role: 'button', name: 'Go' }));
    await submitted;
  });
});
