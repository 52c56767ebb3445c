import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { configureStore } from '../../../core/storefront/index.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import type { StoreTag } from '../../support/elements.ts';
import { useMemoryForms } from '../../support/forms.ts';
import { reach } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { field, heldBy, kept, reload, until } from './draft-storage.ts';

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

function typeInto(root: ParentNode, name: string, text: string): void {
  const control = field(root, name);
  control.value = text;
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

async function placeOwn(html = OWN): Promise<HTMLFormElement> {
  const tag: StoreTag = await fixture(html);
  const form = tag.querySelector('form')!;
  await waitUntil(() => form.noValidate, 'not enhanced');
  return form;
}

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
