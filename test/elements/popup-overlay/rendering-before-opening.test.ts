import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../../elements/popup-overlay/define.ts';
import '../../../elements/site-form/define.ts';
import { captchaActionOf } from '../../../elements/site-form/captcha-action.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { autofill, useMemoryForms } from '../../support/forms.ts';
import { holdTimers, type HeldTimers } from '../../support/hold-timers.ts';
import { showableStore } from '../../support/tag-cases.ts';
import { waitUntil } from '../../support/wait-until.ts';

type Popup = HTMLElementTagNameMap['popup-overlay'];

/** The longest wait for the content of an overlay; held until the test releases it. */
const DRAWING_LIMIT_MS = 2_000;
const DIALOG = { role: 'dialog', name: 'Letters' };
const SCHEMA = JSON.stringify({
  id: 'newsletter',
  name: 'Newsletter',
  fields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
});

const overlay = (content: string, delayMs = 0) =>
  fixture<Popup>(`
    <popup-overlay overlay-id="letters" delay-ms="${delayMs}">
      <template><h2>Letters</h2>${content}</template>
    </popup-overlay>`);

let defined = 0;

/** A third-party tag whose script is slow. */
function slowTag(): { readonly name: string; readonly define: () => void } {
  defined += 1;
  const name = `slow-words-${defined}`;
  return {
    name,
    define() {
      customElements.define(
        name,
        class extends HTMLElement {
          connectedCallback() {
            requestAnimationFrame(() => {
              this.innerHTML = '<p>Once a month.</p>'.repeat(3);
            });
          }
        },
      );
    },
  };
}

const laidOut = (tag: Popup) =>
  waitUntil(() => tag.shadowRoot!.querySelector(':popover-open') !== null, 'not laid out');

const browserHasDrawn = async () => {
  await nextFrame();
  await nextFrame();
};

describe('the captcha of a form', () => {
  it('has the action of the popup around it, across shadow roots; elsewhere that of its kind', async () => {
    const place = await fixture('<div><popup-overlay><div></div><i></i></popup-overlay><i></i></div>');
    const shadow = place.querySelector('popup-overlay > div')!.attachShadow({ mode: 'open' });
    shadow.innerHTML = '<form></form>';
    const [inside, outside] = place.querySelectorAll('i');
    const forms = [shadow.firstElementChild!, inside!, outside!];
    expect(forms.map((form) => captchaActionOf(form, true))).to.deep.equal([
      'promo_popup',
      'promo_popup',
      'newsletter',
    ]);
    expect(forms.map((form) => captchaActionOf(form, false)).at(-1)).to.equal('form');
  });
});

describe('the rendering of <popup-overlay>', () => {
  let shifts: PerformanceEntry[] = [];
  let observer: PerformanceObserver;
  let timers: HeldTimers;
  beforeEach(() => {
    timers = holdTimers(DRAWING_LIMIT_MS);
    localStorage.clear();
    shifts = [];
    observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: false });
  });
  afterEach(() => {
    observer.disconnect();
    localStorage.clear();
  });
  /** Those that the browser has recorded so far. */
  const shiftsNow = () => [...shifts, ...observer.takeRecords()];

  it('opens with its form drawn, without layout shifts', async () => {
    await showableStore();
    const tag = await overlay(`<site-form schema='${SCHEMA}' submit-text="Sign up"></site-form>`);
    await untilRole(document.body, DIALOG);
    byRole(tag, { role: 'textbox', name: 'Email' });
    byRole(tag, { role: 'button', name: 'Sign up' });
    expect(shiftsNow()).to.deep.equal([]);
  });

  it('shows a late form error above the card, without layout shifts', async () => {
    const forms = useMemoryForms();
    let answer = () => {};
    const waits = new Promise<void>((resolve) => (answer = resolve));
    forms.save = () => waits.then(() => Promise.reject(new TypeError('Failed to fetch')));
    // A form id of its own: other tests send the newsletter at the same time.
    const schema = SCHEMA.replace('"newsletter"', '"late-letters"');
    const tag = await overlay(`<site-form schema='${schema}' submit-text="Sign up"></site-form>`);
    const dialog = await untilRole(document.body, DIALOG);
    autofill(tag, { email: 'ada@example.org' });
    byRole(tag, { role: 'button', name: 'Sign up' }).click();
    await waitUntil(() => tag.querySelector('[aria-busy="true"]') !== null, 'not sent');
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
    observer.takeRecords();
    shifts = [];
    answer();
    const group = await untilRole(tag, { role: 'group', name: /./ });
    await browserHasDrawn();
    expect(shiftsNow()).to.deep.equal([]);
    expect(focusedNode() === group).to.equal(true);
    const { top, bottom } = group.getBoundingClientRect();
    expect(bottom).to.be.at.most(dialog.getBoundingClientRect().top);
    expect(top).to.be.at.least(0);
  });

  it('waits, invisible, until a tag inside is defined and drawn', async () => {
    const slow = slowTag();
    const tag = await overlay(`<${slow.name}></${slow.name}><a href="#letters">Read them</a>`);
    await laidOut(tag);
    expect(allByRole(document.body, DIALOG)).to.deep.equal([]);
    expect(tag.matches(':state(open)')).to.equal(false);
    const link = tag.querySelector('a')!;
    link.focus();
    expect(focusedNode() === link, 'takes the focus').to.equal(false);
    slow.define();
    await untilRole(document.body, DIALOG);
    expect(tag.textContent).to.contain('Once a month.');
    expect(shiftsNow()).to.deep.equal([]);
  });

  it('opens with a form of the author whose control is called localName', async () => {
    const popup = await overlay('<form><label>Name <input name="localName"></label></form>');
    await untilRole(popup, { role: 'textbox', name: 'Name' });
    await waitUntil(() => popup.matches(':state(open)'), 'stays closed');
  });

  it('opens after two seconds even if its content has not rendered', async () => {
    const tag = await overlay('<never-defined>Once a month.</never-defined>');
    await laidOut(tag);
    expect(allByRole(document.body, DIALOG)).to.deep.equal([]);
    await timers.elapse(DRAWING_LIMIT_MS);
    await untilRole(document.body, DIALOG);
  });

  it('waits again if the visitor starts something meanwhile, and emits no event until it opens', async () => {
    const received: string[] = [];
    const page = await fixture(html`<p><input aria-label="Name" /><button>Next</button></p>`);
    const slow = slowTag();
    const tag = await overlay(`<${slow.name}></${slow.name}>`);
    for (const type of ['store-open', 'store-close']) tag.addEventListener(type, () => received.push(type));
    await laidOut(tag);
    byRole(page, { role: 'textbox', name: 'Name' }).focus();
    slow.define();
    await waitUntil(() => !tag.isOpen, 'it opens');
    expect(localStorage.length, 'remembered').to.equal(0);
    expect(received).to.deep.equal([]);
    byRole(page, { role: 'button', name: 'Next' }).focus();
    await untilRole(document.body, DIALOG);
    expect(received).to.deep.equal(['store-open']);
  });

  it('opens for a visitor in a field if the page asks for it meanwhile', async () => {
    const page = await fixture(html`<p><input aria-label="Name" /></p>`);
    const slow = slowTag();
    const tag = await overlay(`<${slow.name}></${slow.name}>`);
    await laidOut(tag);
    byRole(page, { role: 'textbox', name: 'Name' }).focus();
    tag.open();
    slow.define();
    const dialog = await untilRole(document.body, DIALOG);
    expect(focusedNode() === dialog).to.equal(true);
  });

  it('takes the focus when the page opens it, unless the focus has moved', async () => {
    const page = await fixture(html`<p><button>Letters?</button><button>Next</button></p>`);
    const opener = byRole(page, { role: 'button', name: 'Letters?' });
    const slow = slowTag();
    const tag = await overlay(`<${slow.name}></${slow.name}>`, 600_000);
    opener.focus();
    tag.open();
    expect(tag.isOpen).to.equal(true);
    expect(focusedNode() === opener).to.equal(true);
    slow.define();
    const dialog = await untilRole(document.body, DIALOG);
    expect(focusedNode() === dialog).to.equal(true);
    tag.close();
    const slower = slowTag();
    tag.append(document.createElement(slower.name));
    tag.open();
    byRole(page, { role: 'button', name: 'Next' }).focus();
    slower.define();
    await untilRole(document.body, DIALOG);
    expect(focusedNode() === byRole(page, { role: 'button', name: 'Next' })).to.equal(true);
  });

  it('does not shrink before it closes', async () => {
    const tag = await overlay('<p>Once a month.</p><p>No more.</p>');
    const dialog = await untilRole(document.body, DIALOG);
    const heightNow = () => dialog.getBoundingClientRect().height;
    const atFirst = heightNow();
    await browserHasDrawn();
    tag.querySelector('p')!.remove();
    expect(heightNow()).to.be.closeTo(atFirst, 0.1);
    const note = Object.assign(document.createElement('p'), { textContent: 'Required' });
    note.style.blockSize = `${atFirst}px`;
    tag.append(note);
    const grown = heightNow();
    expect(grown).to.be.greaterThan(atFirst);
    await browserHasDrawn();
    note.remove();
    expect(heightNow(), 'after it has grown').to.be.closeTo(grown, 0.1);
    tag.close();
    tag.open();
    expect(heightNow(), 'another time').to.be.lessThan(atFirst);
  });
});
