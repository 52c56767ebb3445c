import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { configureStore } from '../../../core/storefront/index.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { placeForm, useMemoryForms } from '../../support/forms.ts';
import { reach } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const OWN = `<site-form form-id="enquiry"><form>
  <input name="who" aria-label="Who" autocomplete="name">
  <input name="from" aria-label="From" value="Here">
  <select name="size" aria-label="Size"><option>S</option><option selected>M</option></select>
  <label><input type="checkbox" name="glaze" value="Ash"> Ash</label>
  <label><input type="checkbox" name="glaze" value="Celadon" checked> Celadon</label>
  <input type="range" name="weight" aria-label="Weight">
  <input type="password" name="pin" aria-label="Pin">
  <input name="card" aria-label="Card" autocomplete="cc-number">
  <textarea name="g-recaptcha-response" aria-label="Token"></textarea>
  <div data-part="captcha"><input name="answer" aria-label="Answer"></div>
  <button>Send</button><button type="reset">Start over</button>
</form></site-form>`;

const field = (root: ParentNode, name: string) =>
  root.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)!;
const until = (root: ParentNode, name: string, value: string) =>
  waitUntil(() => field(root, name).value === value, `${name} is ${field(root, name).value}`);
const heldBy = (storage: Storage) => Object.keys(storage).map((key) => storage.getItem(key));
const kept = () => heldBy(sessionStorage).join();

function typeInto(root: ParentNode, name: string, text: string): void {
  const control = field(root, name);
  control.value = text;
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Simulates a reload. */
async function reload(): Promise<void> {
  dispatchEvent(new PageTransitionEvent('pagehide'));
  const draft = kept();
  fixtureCleanup();
  await waitUntil(() => !document.querySelector('site-form'));
  expect(kept()).to.equal(draft);
}

async function placeOwn(html = OWN): Promise<HTMLFormElement> {
  const tag: StoreTag = await fixture(html);
  const form = tag.querySelector('form')!;
  await waitUntil(() => form.noValidate, 'not enhanced');
  return form;
}

describe('the draft of a drawn form', () => {
  let form: StoreTag;
  beforeEach(async () => {
    useMemoryForms();
    form = await placeForm();
    byRole(form, { role: 'textbox', name: 'Email' }).focus();
    await sendKeys({ type: 'ada@example.com' });
    await reach(byRole(form, { role: 'checkbox', name: 'Other' }));
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

describe("the draft of an author's own form", () => {
  let form: HTMLFormElement;
  beforeEach(async () => {
    useMemoryForms();
    form = await placeOwn();
  });

  it('is restored after a reload, without secrets', async () => {
    typeInto(form, 'who', 'Ada');
    await waitUntil(() => kept().includes('Ada'), 'not kept');
    // The pause does not end for these.
    typeInto(form, 'from', '');
    typeInto(form, 'size', 'S');
    typeInto(form, 'weight', '80');
    for (const secret of ['pin', 'card', 'g-recaptcha-response', 'answer']) typeInto(form, secret, 'secret');
    await reach(byRole(form, { role: 'checkbox', name: 'Ash' }));
    await reach(byRole(form, { role: 'checkbox', name: 'Celadon' }));
    await reload();
    expect(kept()).not.to.contain('secret');
    form = await placeOwn();
    await until(form, 'who', 'Ada');
    expect(new FormData(form).getAll('glaze')).to.deep.equal(['Ash']);
    expect(Object.fromEntries(new FormData(form))).to.include({ from: '', size: 'S', weight: '80', pin: '' });
  });

  it('is restored into a control that is added later, also after another step', async () => {
    const place = await fixture(`<div>${OWN}</div>`);
    form = place.querySelector('form')!;
    await waitUntil(() => form.noValidate, 'not enhanced');
    // As scripts do that place a control outside the form.
    form.id = 'own';
    const step = '<input name="step2" aria-label="Two" form="own">';
    const control = () => field(place, 'step2');
    for (const where of [form, place]) {
      where.insertAdjacentHTML('beforeend', step);
      typeInto(place, 'step2', where.localName);
      control().dispatchEvent(new Event('change', { bubbles: true }));
      control().remove();
      // The mutation observer has run.
      await new Promise<void>(queueMicrotask);
      where.insertAdjacentHTML('beforeend', step);
      await until(place, 'step2', where.localName);
      control().remove();
    }
  });

  it("stays in the tab's storage, also without consent", async () => {
    configureStore({ consent: 'denied' });
    typeInto(form, 'who', 'Ada');
    await waitUntil(() => kept().includes('Ada'), 'not kept');
    configureStore({ consent: 'granted' });
    expect(heldBy(localStorage).join() + document.cookie).not.to.contain('Ada');
  });

  it('follows the form to another id', async () => {
    const tag = form.closest('site-form')!;
    typeInto(form, 'who', 'Ada');
    await waitUntil(() => kept().includes('Ada'), 'not kept');
    tag.setAttribute('form-id', 'other');
    await waitUntil(() => Object.keys(sessionStorage).join().includes(':other:'), 'not kept');
    expect(Object.keys(sessionStorage)).to.have.length(1);
    await reload();
    form = await placeOwn(OWN.replace('enquiry', 'other'));
    await until(form, 'who', 'Ada');
  });

  it('gives way to changed printed values, and to text typed before the script loaded', async () => {
    for (const name of ['who', 'from', 'size']) typeInto(form, name, 'S');
    await waitUntil(() => kept().includes('size'), 'not kept');
    await reload();
    const fresh = OWN.replace('value="Here"', 'value="There"');
    const place = await fixture('<div></div>');
    place.innerHTML = fresh;
    form = place.querySelector('form')!;
    field(form, 'who').value = 'Grace';
    await until(form, 'size', 'S');
    expect([field(form, 'who').value, field(form, 'from').value]).to.deep.equal(['Grace', 'There']);
  });

  it('is deleted when the form is reset', async () => {
    typeInto(form, 'who', 'Ada');
    await waitUntil(() => kept().includes('Ada'), 'not kept');
    await reach(byRole(form, { role: 'button', name: 'Start over' }));
    await waitUntil(() => kept() === '', 'still kept');
    await reload();
    expect(kept()).to.equal('');
  });

  it('is not kept with `autocomplete="off"`', async () => {
    typeInto(form, 'who', 'Ada');
    await waitUntil(() => kept().includes('Ada'), 'not kept');
    form.autocomplete = 'off';
    typeInto(form, 'who', 'Ada Byron');
    await reload();
    expect(kept()).to.equal('');
  });

  it('is written when the page is hidden: a phone may end it without an event', () => {
    typeInto(form, 'who', 'Ada');
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(kept()).to.contain('Ada');
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it('is optional: the form is sent where the browser stores nothing', async () => {
    const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      typeInto(form, 'who', 'Ada');
      dispatchEvent(new PageTransitionEvent('pagehide'));
      await reach(byRole(form, { role: 'button', name: 'Send' }));
      await untilRole(form.parentElement!, { role: 'status', name: '' });
    } finally {
      Object.defineProperty(Storage.prototype, 'setItem', setItem);
    }
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
