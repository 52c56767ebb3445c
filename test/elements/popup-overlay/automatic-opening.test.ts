import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/popup-overlay/define.ts';
import { canOpenUnasked, wantsLessData } from '../../../elements/popup-overlay/can-open-unasked.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { untilIdle } from '../../support/until-idle.ts';
import { emulateFeatures } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

const DIALOG = { role: 'dialog', name: 'Letters' };

type Popup = HTMLElementTagNameMap['popup-overlay'];

/** Waits until the overlay has made its attempt: its timers were first. */
const whenAsked = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  await untilIdle();
};

const overlay = (delayMs = 0) =>
  fixture<Popup>(html`
    <popup-overlay overlay-id="letters" version="1" delay-ms=${delayMs}>
      <template
        ><h2>Letters</h2>
        <a href="#letters">Read them</a></template
      >
    </popup-overlay>
  `);

describe('a <popup-overlay> that opens automatically', () => {
  const forget = () => {
    localStorage.clear();
  };
  beforeEach(forget);
  after(forget);

  it('takes no focus for content with `autofocus`, nor for a script that inserts and focuses', async () => {
    const page = await fixture(html`<p><button>Elsewhere</button></p>`);
    const elsewhere = byRole(page, { role: 'button', name: 'Elsewhere' });
    elsewhere.focus();
    const tag = await fixture<Popup>(html`
      <popup-overlay overlay-id="letters" version="1" delay-ms="0">
        <template
          ><h2>Letters</h2>
          <input aria-label="Email" autofocus
        /></template>
      </popup-overlay>
    `);
    await untilRole(document.body, DIALOG);
    await nextFrame();
    await nextFrame();
    expect(focusedNode() === elsewhere).to.equal(true);
    const field = tag.querySelector('input')!;
    expect(field.autofocus).to.equal(true);
    const late = document.createElement('input');
    field.after(late);
    late.focus();
    expect(focusedNode() === elsewhere).to.equal(true);
    late.remove();
  });

  it('leaves the focus where assistive technologies set it, and from then on', async () => {
    const tag = await overlay();
    await untilRole(document.body, DIALOG);
    await waitUntil(() => tag.getAttribute('aria-busy') === null);
    await nextFrame();
    await nextFrame();
    const link = tag.querySelector('a')!;
    link.focus();
    expect(focusedNode() === link).to.equal(true);
    const field = document.createElement('input');
    link.after(field);
    field.focus();
    expect(focusedNode() === field).to.equal(true);
  });

  it('leaves the focus to scripts after a click inside', async () => {
    const tag = await overlay();
    await untilRole(document.body, DIALOG);
    const link = tag.querySelector('a')!;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      event.stopPropagation();
      const field = document.createElement('input');
      link.after(field);
      field.focus();
    });
    link.click();
    expect(focusedNode()?.localName).to.equal('input');
  });

  it('appears over the page without taking the focus or shifting layout, and is announced', async () => {
    const page = await fixture(html`<p><button>Elsewhere</button></p>`);
    const elsewhere = byRole(page, { role: 'button', name: 'Elsewhere' });
    elsewhere.focus();
    const place = elsewhere.getBoundingClientRect().top;
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: false });
    const tag = await overlay();
    expect(tag.getBoundingClientRect().height, 'before it opens').to.equal(0);
    const dialog = await untilRole(document.body, DIALOG);
    expect(tag.isOpen).to.equal(true);
    expect(tag.matches(':state(open)')).to.equal(true);
    expect(dialog.matches(':popover-open')).to.equal(true);
    expect(dialog.matches(':modal')).to.equal(false);
    expect(focusedNode() === elsewhere).to.equal(true);
    expect(elsewhere.getBoundingClientRect().top).to.equal(place);
    await waitUntil(
      () => document.querySelector('[data-store-voice]')?.textContent.includes('Letters'),
      'not spoken',
    );
    observer.disconnect();
    expect(shifts).to.deep.equal([]);
  });

  it('does not insert its template before it opens', async () => {
    const tag = await overlay(600_000);
    expect(allByRole(tag, { role: 'link', name: 'Read them' })).to.have.lengthOf(0);
    expect(tag.textContent.trim()).to.equal('');
    tag.open();
    byRole(tag, { role: 'link', name: 'Read them' });
  });

  it('stays closed if the page prevents it', async () => {
    const asked: string[] = [];
    const refuse = (event: HTMLElementEventMap['store-open']) => {
      asked.push(`${event.name} ${event.overlayId}`);
      event.preventDefault();
    };
    document.addEventListener('store-open', refuse);
    const tag = await overlay();
    await waitUntil(() => asked.length > 0, 'not asked');
    // As after a change of the page's language.
    tag.requestUpdate();
    await tag.updateComplete;
    await whenAsked();
    document.removeEventListener('store-open', refuse);
    expect(asked, 'once').to.deep.equal(['popup letters']);
    expect(tag.isOpen).to.equal(false);
    expect(localStorage.length).to.equal(0);
  });

  it('waits while the visitor is in a field or has typed something', async () => {
    const page = await fixture(html`<p><input aria-label="Name" name="name" /><button>Next</button></p>`);
    const field = byRole(page, { role: 'textbox', name: 'Name' }) as HTMLInputElement;
    const next = byRole(page, { role: 'button', name: 'Next' });
    const tag = await overlay(600_000);
    field.focus();
    expect(canOpenUnasked(tag), 'in a field').to.equal(false);
    await sendKeys({ type: 'Ada' });
    next.focus();
    expect(canOpenUnasked(tag), 'with something typed').to.equal(false);
    field.value = '';
    expect(canOpenUnasked(tag)).to.equal(true);
  });

  it('waits for an open dialog, and opens once the visitor pauses', async () => {
    const dialog = await fixture<HTMLDialogElement>(
      html`<dialog aria-label="Cart"><button>Back</button></dialog>`,
    );
    dialog.showModal();
    const asked: Event[] = [];
    document.addEventListener('store-open', (event) => asked.push(event), { once: true });
    await overlay();
    await whenAsked();
    expect(asked).to.deep.equal([]);
    dialog.close();
    (await fixture<HTMLElement>(html`<button>Elsewhere</button>`)).focus();
    await untilRole(document.body, DIALOG);
  });

  it('waits for another overlay', async () => {
    const first = await overlay();
    await untilRole(document.body, DIALOG);
    const second = await fixture<Popup>(
      html`<popup-overlay overlay-id="sale" delay-ms="0"><h2>Sale</h2></popup-overlay>`,
    );
    expect(canOpenUnasked(second)).to.equal(false);
    first.close();
    await untilRole(document.body, { role: 'dialog', name: 'Sale' });
  });

  it('opens although another overlay was prevented while it was being laid out', async () => {
    const refuse = (event: HTMLElementEventMap['store-open']) => {
      if (event.overlayId === 'letters') event.preventDefault();
    };
    document.addEventListener('store-open', refuse);
    const first = await fixture<Popup>(
      html`<popup-overlay overlay-id="letters" delay-ms="0"><p aria-busy="true">Letters</p></popup-overlay>`,
    );
    await waitUntil(() => first.isOpen, 'not laid out');
    await fixture(html`<popup-overlay overlay-id="sale" delay-ms="0"><h2>Sale</h2></popup-overlay>`);
    await whenAsked();
    first.querySelector('p')!.ariaBusy = 'false';
    await untilRole(document.body, { role: 'dialog', name: 'Sale' });
    document.removeEventListener('store-open', refuse);
    expect(first.isOpen).to.equal(false);
  });

  it('stays closed once it was closed; another one may open', async () => {
    (await overlay()).open();
    byRole(document.body, { role: 'button', name: 'Close' }).click();
    const again = await overlay();
    await fixture(html`<popup-overlay overlay-id="sale" delay-ms="0"><h2>Sale</h2></popup-overlay>`);
    await untilRole(document.body, { role: 'dialog', name: 'Sale' });
    expect(again.isOpen).to.equal(false);
  });

  it('stays closed for visitors who save data, who may open it themselves', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    expect(wantsLessData()).to.equal(true);
    const tag = await overlay();
    await whenAsked();
    expect(tag.isOpen).to.equal(false);
    tag.open();
    expect(tag.isOpen).to.equal(true);
    Reflect.deleteProperty(navigator, 'connection');
    expect(wantsLessData()).to.equal(false);
  });

  it('is not animated for visitors who prefer reduced motion', async function () {
    if (!(await emulateFeatures({ 'prefers-reduced-motion': 'reduce' }))) this.skip();
    await overlay();
    const dialog = await untilRole(document.body, DIALOG);
    expect(getComputedStyle(dialog).animationName).to.equal('none');
    await emulateFeatures({});
  });

  it('stays open when it is moved', async () => {
    const tag = await overlay();
    const dialog = await untilRole(document.body, DIALOG);
    document.body.append(tag);
    await waitUntil(() => dialog.matches(':popover-open'), 'closed');
    expect(tag.isOpen).to.equal(true);
    tag.remove();
    await waitUntil(() => !tag.isOpen, 'open without a page');
    expect(localStorage.length, 'remembered').to.equal(0);
  });
});
