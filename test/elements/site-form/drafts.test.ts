import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { placeForm, useMemoryForms } from '../../support/forms.ts';
import { reach } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { field, kept, reload, until } from './draft-storage.ts';

describe('the draft of a drawn form', () => {
  let form: StoreTag;
  beforeEach(async () => {
    useMemoryForms();
    form = await placeForm();
    byRole(form, { role: 'textbox', name: 'Email' }).focus();
    await sendKeys({ type: 'ada@example.com' });
    byRole(form, { role: 'checkbox', name: 'Other' }).focus();
    await sendKeys({ press: ' ' });
    await waitUntil(() => field(form, 'glaze.Other'), 'nothing else can be said');
    field(form, 'glaze.Other').focus();
    await sendKeys({ type: 'Beige' });
    byRole(form, { role: 'textbox', name: /^Pieces/ }).focus();
    await sendKeys({ type: '3' });
    await waitUntil(() => kept().includes('"3"'), 'not kept');
  });

  it('is restored after a reload without announcements or events', async () => {
    await reload();
    const received: string[] = [];
    const note = (event: Event) => received.push(event.type);
    for (const type of ['input', 'change', 'store-form-submit', 'store-error'])
      document.addEventListener(type, note);
    form = await placeForm();
    await until(form, 'email', 'ada@example.com');
    expect(field(form, 'glaze.Other').value).to.equal('Beige');
    expect(field(form, 'pieces').value).to.equal('3');
    expect(document.activeElement).to.equal(document.body);
    expect(form.querySelector('[role=alert], [role=status], [aria-invalid]')).to.equal(null);
    expect(received).to.deep.equal([]);
  });

  it('is deleted once the form was sent', async () => {
    for (const name of ['First name', 'Last name', 'Message']) {
      byRole(form, { role: 'textbox', name }).focus();
      await sendKeys({ type: 'Ada' });
    }
    await reach(byRole(form, { role: 'button', name: 'Send' }));
    await untilRole(form, { role: 'status', name: '' });
    expect(kept()).to.equal('');
    await reload();
    expect(kept()).to.equal('');
  });

  it('is separate for each form of the same id', async () => {
    await reload();
    const both = await fixture(
      '<div><site-form form-id="contact"></site-form><site-form form-id="contact"></site-form></div>',
    );
    const [first, second] = [...both.querySelectorAll('site-form')];
    await untilRole(second!, { role: 'button', name: 'Send' });
    await until(first!, 'email', 'ada@example.com');
    expect(field(second!, 'email').value).to.equal('');
  });

  it('is deleted when the tag keeps no draft', async () => {
    form.setAttribute('draft', 'off');
    await waitUntil(() => kept() === '', 'still kept');
    byRole(form, { role: 'textbox', name: 'Email' }).focus();
    await sendKeys({ type: '.au' });
    await reload();
    expect(kept()).to.equal('');
  });

  it('is restored into a field of a later schema, but not into another form', async () => {
    const field1 = { id: 'email', type: 'email', title: 'Email' };
    const field2 = { id: 'later', type: 'text', title: 'Later' };
    Object.assign(form, { schema: { id: 'contact', fields: [field1, field2] } });
    await waitUntil(() => form.querySelector('[name=later]'), 'not drawn');
    field(form, 'later').focus();
    await sendKeys({ type: 'words' });
    // Before the pause ends.
    Object.assign(form, { schema: { id: 'other', fields: [field2] } });
    await waitUntil(() => !form.querySelector('[name=email]'), 'not drawn');
    await reload();
    form = await placeForm();
    Object.assign(form, { schema: { id: 'contact', fields: [field1] } });
    await until(form, 'email', 'ada@example.com');
    Object.assign(form, { schema: { id: 'contact', fields: [field1, field2] } });
    await waitUntil(() => form.querySelector('[name=later]'), 'not drawn');
    await until(form, 'later', 'words');
  });

  it('does not include a password', async () => {
    field(form, 'word').focus();
    await sendKeys({ type: 'swordfish' });
    await reload();
    expect(kept()).to.contain('ada@example.com').and.not.to.contain('swordfish');
  });
});

describe("the draft of fields in the page's own form", () => {
  const PART = `<form><site-form form-id="contact"></site-form><button>Buy</button></form>`;

  it('is kept, marked as sent, after the page has submitted it', async () => {
    useMemoryForms();
    const form: HTMLFormElement = await fixture(PART);
    (await untilRole(form, { role: 'textbox', name: 'Email' })).focus();
    await sendKeys({ type: 'ada@example.com' });
    // A synthetic event would submit the form in Firefox. This listener runs after the draft's, which ignores
    // prevented events.
    window.onsubmit = () => false;
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    window.onsubmit = null;
    await waitUntil(() => kept().includes('ada@example.com'), 'not kept');
    expect(kept()).to.contain('"isSent":true');
  });
});
