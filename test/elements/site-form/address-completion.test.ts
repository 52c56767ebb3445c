import { expect, fixture } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import axe from 'axe-core';
import '../../../elements/all.ts';
import type { MemoryFormsGateway } from '../../../core/forms/index.ts';
import type { PlacesContext } from '../../../core/places/index.ts';
import { configureStore } from '../../../core/storefront/index.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import { paleIn } from '../../support/contrast.ts';
import { placeForm, useMemoryForms } from '../../support/forms.ts';
import { createKnownPlaces } from '../../support/known-places.ts';
import { commitComposition, compose, tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const PORTLAND = { City: 'Portland', State: 'ME', Zip: '04101', Country: 'United States' };
const ADDRESSES = [
  { Line1: 'Slipway Lane', ...PORTLAND },
  { Line1: 'Slip House', City: 'Bath', Country: 'United Kingdom' },
  { Line1: 'Slip-Ufer 12', City: 'Hamburg', Zip: '22765', Country: 'Germany' },
];

const PARTS = `<label>Street <input name="ship.Line1" autocomplete="shipping address-line1"></label>
  <label>Flat <input name="ship.Line2" autocomplete="shipping address-line2"></label>
  <label>Town <input name="ship.City" autocomplete="shipping address-level2"></label>`;
const AUTHORS = `<site-form form-id="order"><form>${PARTS}
  <label>Other town <input name="bill.City" autocomplete="billing address-level2"></label>
  <button>Send</button></form></site-form>`;
const TOKENS = `<form data-form-id="order">
  <input name="street" aria-label="Street" autocomplete="section-a shipping address-line1">
  <input name="flat" aria-label="Flat" autocomplete="section-a shipping address-line2">
  <input name="town" aria-label="Town" autocomplete="section-a shipping address-level2">
  <input name="region" aria-label="Region" autocomplete="section-a shipping address-level1" readonly>
  <select name="country" aria-label="Country" autocomplete="section-a shipping country">
    <option value="">?</option><option value="GB">united kingdom</option><option value="US">USA</option></select>
  <input name="other" aria-label="Other town" autocomplete="billing address-level2">
  <button>Send</button></form>`;

const place = async (html: string) => (await fixture<HTMLElement>(`<div>${html}</div>`)).firstElementChild!;
const KINDS = [
  {
    kind: 'a drawn form',
    open: () => placeForm(),
    line: 'Address line 1',
    flat: 'Address line 2',
    town: 'City',
  },
  { kind: "an author's form", open: () => place(AUTHORS), line: 'Street', flat: 'Flat', town: 'Town' },
  { kind: 'a printed form', open: () => place(TOKENS), line: 'Street', flat: 'Flat', town: 'Town' },
] as const;

const field = (root: ParentNode, name: string | RegExp, role = 'textbox') =>
  byRole(root, { role, name }) as HTMLInputElement;

describe('address completion', () => {
  let forms: MemoryFormsGateway;
  let isNarrow = false;
  let asked: (readonly [text: string, context: PlacesContext])[];
  const tokens: string[] = [];
  const reports: unknown[] = [];
  const memory = createKnownPlaces(ADDRESSES);
  const places = {
    complete: (...call: Parameters<typeof memory.complete>) => {
      asked.push([call[0], call[1]]);
      return memory.complete(...call);
    },
    details: (...call: Parameters<typeof memory.details>) => {
      tokens.push(call[1].sessionToken);
      return memory.details(...call);
    },
  };

  beforeEach(() => {
    forms = useMemoryForms();
    asked = [];
    reports.length = 0;
    const reportError = (error: unknown) => reports.push(error);
    configureStore({ gateway: { forms, places }, places: { productSection: 'test' }, reportError });
  });

  afterEach(async () => {
    if (isNarrow) await setViewport({ width: 800, height: 600 });
    isNarrow = false;
  });

  /** Types into the first line until suggestions appear. */
  async function suggest(form: ParentNode, line: string, text = 'Slip'): Promise<HTMLInputElement> {
    field(form, line).focus();
    const combobox = await untilRole(form, { role: 'combobox', name: line });
    await sendKeys({ type: text });
    await untilRole(form, { role: 'listbox', name: 'Suggested addresses' });
    return combobox as HTMLInputElement;
  }
  const options = (form: ParentNode) => allByRole(form, { role: 'option', name: /./ });
  const active = (line: Element) => line.getAttribute('aria-activedescendant');

  for (const { kind, open, line, flat, town } of KINDS) {
    it(`${kind}: suggests addresses and fills in all parts by keyboard`, async () => {
      const form = await open();
      field(form, flat).focus();
      await sendKeys({ type: 'Room 4' });
      const combobox = await suggest(form, line);
      expect(options(form).length).to.equal(3);
      expect(combobox.getAttribute('aria-expanded')).to.equal('true');
      expect(active(combobox)).to.equal(null);
      await sendKeys({ press: 'ArrowDown' });
      expect(active(combobox)).to.equal(options(form)[0]?.id);
      expect(options(form)[0]?.ariaSelected).to.equal('true');
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => field(form, town).value === 'Portland', 'not filled in');
      expect(combobox.value).to.equal('Slipway Lane');
      expect(field(form, flat).value).to.equal('Room 4');
      expect(document.activeElement).to.equal(combobox);
      expect(options(form)).to.deep.equal([]);
      expect(combobox.getAttribute('aria-controls')).to.equal(null);
      await waitUntil(() => document.querySelector('[aria-live]')?.textContent === 'Address filled in');
      // React and the author's form have received the value.
      field(form, flat).focus();
      await sendKeys({ type: '!' });
      expect(field(form, town).value).to.equal('Portland');
      expect(forms.submissions.length, 'sent by Enter').to.equal(0);
      expect(asked.at(-1)?.[1]).to.deep.include({ productPage: location.pathname, productSection: 'test' });
      expect(tokens.at(-1), 'billed as another search').to.equal(asked.at(-1)?.[1].sessionToken);
    });
  }

  it('chooses a list option by name or code; skips read-only controls and other addresses', async () => {
    const form = await place(TOKENS);
    await suggest(form, 'Street');
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => field(form, 'Country', 'combobox').value === 'GB', 'not chosen');
    expect([field(form, 'Region').value, field(form, 'Other town').value]).to.deep.equal(['', '']);
  });

  it('clears parts that the new address lacks, but not typed text', async () => {
    const form = await placeForm();
    const line = await suggest(form, 'Address line 1');
    await tap(options(form)[0]!);
    await waitUntil(() => field(form, 'Postal code').value === '04101', 'not filled in');
    field(form, 'State or region').focus();
    field(form, 'State or region').select();
    await sendKeys({ type: 'Somerset' });
    line.focus();
    line.select();
    await sendKeys({ type: 'Slip H' });
    await waitUntil(() => options(form).length === 1, 'not suggested');
    await tap(options(form)[0]!);
    await waitUntil(() => field(form, 'City').value === 'Bath', 'not filled in');
    const values = ['State or region', 'Postal code', 'Country'].map((name) => field(form, name).value);
    expect(values).to.deep.equal(['Somerset', '', 'United Kingdom']);
  });

  it('leaves other keys to the line; Escape and Tab close the list', async () => {
    const form = await placeForm();
    const line = await suggest(form, 'Address line 1');
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Home' });
    expect([active(line), line.selectionStart]).to.deep.equal([null, 0]);
    await sendKeys({ press: 'End' });
    let keydownCount = 0;
    document.addEventListener('keydown', () => (keydownCount += 1), { once: true });
    await sendKeys({ press: 'Escape' });
    expect([options(form).length, line.value, keydownCount]).to.deep.equal([0, 'Slip', 0]);
    await sendKeys({ type: 'w' });
    await waitUntil(() => options(form).length === 1, 'not suggested again');
    await sendKeys({ press: 'Tab' });
    expect(options(form)).to.deep.equal([]);
    expect(document.activeElement).to.equal(field(form, 'Address line 2'));
    expect([line.value, line.autocomplete]).to.deep.equal(['Slipw', 'address-line1']);
  });

  it('does not search during IME composition or autofill', async function () {
    const form = await placeForm();
    field(form, 'Address line 1').focus();
    const line = (await untilRole(form, { role: 'combobox', name: 'Address line 1' })) as HTMLInputElement;
    if (!(await compose('Slip'))) this.skip();
    line.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(asked).to.deep.equal([]);
    await commitComposition('Slip');
    await waitUntil(() => options(form).length === 3, 'not suggested');
    // As on-screen keyboards do with every word.
    line.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified' }));
    await compose('w');
    await waitUntil(() => options(form).length === 1, 'not suggested for what is composed');
  });

  it('reports an address that cannot be loaded to the owner only', async () => {
    const details = () => Promise.reject(new Error('gone'));
    configureStore({ gateway: { forms, places: { ...places, details } } });
    const form = await placeForm();
    const line = await suggest(form, 'Address line 1');
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => reports.length === 1, 'not reported');
    expect([line.value, field(form, 'City').value]).to.deep.equal(['Slipway Lane', '']);
  });

  it('drops an address that arrives after the form was removed; works again after it was reinserted', async () => {
    const tag = await place(AUTHORS);
    const [page, town] = [tag.parentElement!, field(tag, 'Town')];
    let answers = 0;
    const details = async (...call: Parameters<typeof memory.details>) => {
      await waitUntil(() => !tag.isConnected);
      answers += 1;
      return memory.details(...call);
    };
    configureStore({ gateway: { forms, places: { ...places, details } } });
    const line = await suggest(tag, 'Street');
    await tap(options(tag)[0]!);
    tag.remove();
    await waitUntil(() => answers === 1 && !line.hasAttribute('role'), 'still a combobox');
    expect(line.hasAttribute('aria-expanded')).to.equal(false);
    page.append(tag);
    await suggest(tag, 'Street', ' ');
    expect([options(tag).length, town.value, reports]).to.deep.equal([1, '', []]);
  });

  it('leaves a plain text field where the page disables it', async () => {
    configureStore({ places: false });
    const form = await placeForm();
    field(form, 'Address line 1').focus();
    await sendKeys({ type: 'Slipway' });
    configureStore({ places: true });
    await suggest(await place(AUTHORS), 'Street');
    expect(allByRole(form, { role: 'combobox', name: 'Address line 1' })).to.deep.equal([]);
    expect(asked.map(([text]) => text)).not.to.include('Slipway');
  });

  for (const [background, direction] of [
    ['white', 'ltr'],
    ['#111', 'rtl'],
  ] as const) {
    it(`fits into 320 px on ${background}, ${direction}: legible, large enough, no axe violations`, async () => {
      await setViewport({ width: 320, height: 640 });
      isNarrow = true;
      const page = await fixture<HTMLElement>('<div style="padding: 1rem; overflow: hidden"></div>');
      Object.assign(page.style, { background, color: background === 'white' ? '#222' : '#eee', direction });
      const form = await placeForm();
      page.append(form);
      await untilRole(form, { role: 'textbox', name: 'Address line 1' });
      await suggest(form, 'Address line 1');
      await sendKeys({ press: 'ArrowDown' });
      const boxes = options(form).map((option) => option.getBoundingClientRect());
      for (const { left, right, height, top, bottom } of boxes) {
        expect(left, 'cut at the left').to.be.at.least(8);
        expect(right, 'cut at the right').to.be.at.most(312);
        expect(height).to.be.at.least(44);
        expect(top).to.be.at.least(0);
        expect(bottom).to.be.at.most(640);
      }
      const list = byRole(form, { role: 'listbox', name: 'Suggested addresses' });
      expect(paleIn(list).faults).to.deep.equal([]);
      expect(paleIn(list).measured).to.be.greaterThan(5);
      const { violations } = await axe.run(form, { rules: { 'target-size': { enabled: true } } });
      expect(violations.map(({ id }) => id)).to.deep.equal([]);
    });
  }
});
