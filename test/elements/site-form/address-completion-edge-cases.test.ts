import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { announce } from '../../../elements/ui/announce.ts';
import { configureStore } from '../../../core/storefront/index.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import { useMemoryForms } from '../../support/forms.ts';
import { createKnownPlaces } from '../../support/known-places.ts';
import { waitUntil } from '../../support/wait-until.ts';

const FORM = `<site-form form-id="order"><form>
  <label>Street <input name="ship.Line1"></label>
  <label>Town <input name="ship.City"></label>
  <label>Code <input name="ship.Zip" is="own-input"></label>
  <button>Send</button></form></site-form>`;

describe('address completion in unusual pages', () => {
  let asked: string[];
  let askedFrom: string;
  let answer: () => void;
  let waits: Promise<void> | null;
  const reports: unknown[] = [];
  const memory = createKnownPlaces([{ Line1: 'Slipway Lane', City: 'Portland', Zip: '04101' }]);
  const places = {
    complete: (...call: Parameters<typeof memory.complete>) => {
      asked.push(call[0]);
      askedFrom = call[1].productPage;
      return memory.complete(...call);
    },
    details: async (...call: Parameters<typeof memory.details>) => {
      await waits;
      return memory.details(...call);
    },
  };

  before(() => {
    customElements.define('own-input', class extends HTMLInputElement {}, { extends: 'input' });
  });

  beforeEach(() => {
    const forms = useMemoryForms();
    asked = [];
    waits = null;
    reports.length = 0;
    const reportError = (error: unknown) => reports.push(error);
    configureStore({ gateway: { forms, places }, places: { productSection: 'test' }, reportError });
  });

  const find = (root: ParentNode, name: string) =>
    root.querySelector<HTMLInputElement>(`[name="ship.${name}"]`)!;
  const options = (root: ParentNode) => allByRole(root, { role: 'option', name: /./ });

  async function placeLine() {
    const page = await fixture<HTMLElement>(`<div>${FORM}</div>`);
    return { page, line: find(page, 'Line1'), form: page.querySelector('form')! };
  }

  async function focusLine(page: ParentNode, line: HTMLElement): Promise<void> {
    line.focus();
    await untilRole(page, { role: 'combobox', name: 'Street' });
  }

  async function suggest(page: ParentNode, line: HTMLElement): Promise<void> {
    await focusLine(page, line);
    await sendKeys({ type: 'Slip' });
    await untilRole(page, { role: 'listbox', name: 'Suggested addresses' });
  }

  async function choose(): Promise<void> {
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
  }

  it('stops when the form is reset', async () => {
    const { page, line, form } = await placeLine();
    await suggest(page, line);
    form.reset();
    expect(options(page)).to.deep.equal([]);
    await sendKeys({ type: 'Slipw' });
    const before = asked.length;
    form.reset();
    expect(options(page)).to.deep.equal([]);
    await suggest(page, line);
    expect(asked.slice(before)).to.deep.equal(['Slip']);
  });

  it('does not fill in a chosen address after a reset', async () => {
    waits = new Promise((resolve) => (answer = resolve));
    const { page, line, form } = await placeLine();
    await suggest(page, line);
    await choose();
    form.reset();
    answer();
    await suggest(page, line);
    expect([line.value, find(page, 'City').value]).to.deep.equal(['Slip', '']);
  });

  it('closes the list when Enter submits the form', async () => {
    const { page, line, form } = await placeLine();
    form.addEventListener('submit', (event) => {
      event.preventDefault();
    });
    await suggest(page, line);
    await sendKeys({ press: 'Enter' });
    expect([options(page).length, document.activeElement]).to.deep.equal([0, line]);
  });

  it('works in browsers without popovers', async () => {
    const known = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'showPopover')!;
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    try {
      const { page, line } = await placeLine();
      await suggest(page, line);
      const { x, y } = options(page)[0]!.getBoundingClientRect();
      expect(document.elementFromPoint(x + 20, y + 20)?.closest('[role=option]')).to.equal(options(page)[0]);
      find(page, 'City').focus();
      expect([page.querySelectorAll('[data-part=suggestions]').length, reports]).to.deep.equal([0, []]);
    } finally {
      Object.defineProperty(HTMLElement.prototype, 'showPopover', known);
    }
  });

  it('skips read-only lines', async () => {
    const { page, line, form } = await placeLine();
    line.readOnly = true;
    line.focus();
    form.insertAdjacentHTML('beforeend', '<label>Other street <input name="bill.Line1"></label>');
    form.querySelector<HTMLElement>('[name="bill.Line1"]')!.focus();
    await untilRole(page, { role: 'combobox', name: 'Other street' });
    expect(byRole(page, { role: 'textbox', name: 'Street' })).to.equal(line);
    line.blur();
    line.readOnly = false;
    await suggest(page, line);
  });

  it('does not overwrite a line that was locked meanwhile', async () => {
    const { page, line } = await placeLine();
    await suggest(page, line);
    line.readOnly = true;
    await choose();
    expect([line.value, options(page).length]).to.deep.equal(['Slip', 0]);
  });

  it('fills in a customised built-in element', async () => {
    const { page, line } = await placeLine();
    await suggest(page, line);
    await choose();
    await waitUntil(() => find(page, 'City').value === 'Portland', 'not filled in');
    expect(find(page, 'Zip').value).to.equal('04101');
  });

  it("follows the page's settings, also in a line that was focused before", async () => {
    const { page, line } = await placeLine();
    await suggest(page, line);
    configureStore({ places: false });
    await waitUntil(() => options(page).length === 0, 'still suggested');
    await sendKeys({ type: 'w' });
    configureStore({ places: { productPage: '/elsewhere' } });
    await sendKeys({ type: 'a' });
    await waitUntil(() => options(page).length === 1, 'not suggested again');
    expect(asked).not.to.include('Slipw');
    expect(askedFrom).to.equal('/elsewhere');
  });

  it('announces the count, unless the list has closed', async () => {
    const { page, line } = await placeLine();
    await focusLine(page, line);
    const spoken = () => document.querySelector('[aria-live]')?.textContent ?? '';
    // The first is the text of an earlier form.
    const announced = [spoken()];
    const liveRegions = new MutationObserver(() => {
      if (spoken() !== announced.at(-1)) announced.push(spoken());
    });
    liveRegions.observe(document, { childList: true, characterData: true, subtree: true });
    // As soon as the list opens.
    const expansion = new MutationObserver(() => {
      if (line.ariaExpanded !== 'true') return;
      expansion.disconnect();
      line.blur();
      announce('Later', 'test', 600);
    });
    expansion.observe(line, { attributes: true });
    await sendKeys({ type: 'Slip' });
    await waitUntil(() => announced.includes('Later'), 'never left');
    expect(announced.slice(1)).not.to.include('1 suggestion');
    line.focus();
    await sendKeys({ type: 'w' });
    await waitUntil(() => announced.slice(1).includes('1 suggestion'), 'not spoken');
    liveRegions.disconnect();
  });
});
