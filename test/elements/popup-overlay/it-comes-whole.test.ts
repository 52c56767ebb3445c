import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../../elements/popup-overlay/define.ts';
import '../../../elements/site-form/define.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { autofill, useMemoryForms } from '../../support/forms.ts';
import { holdTimers, type HeldTimers } from '../../support/hold-timers.ts';
import { showableStore } from '../../support/tag-cases.ts';
import { waitUntil } from '../../support/wait-until.ts';

type Popup = HTMLElementTagNameMap['popup-overlay'];

/** How long an overlay waits for what stands in it: here until a test says that it is over. */
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

/** A tag of somebody else, whose script is slow. */
function slowTag(): { readonly name: string; readonly arrive: () => void } {
  defined += 1;
  const name = `slow-words-${defined}`;
  return {
    name,
    arrive() {
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

describe('an overlay comes whole', () => {
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
  /** As the browser has counted so far. */
  const shiftsNow = () => [...shifts, ...observer.takeRecords()];

  it('with its form, which draws itself: nothing moves', async () => {
    await showableStore();
    const tag = await overlay(`<site-form schema='${SCHEMA}' submit-text="Sign up"></site-form>`);
    await untilRole(document.body, DIALOG);
    byRole(tag, { role: 'textbox', name: 'Email' });
    byRole(tag, { role: 'button', name: 'Sign up' });
    expect(shiftsNow()).to.deep.equal([]);
  });

  it('and nothing moves where its form says late that it was not sent: that stands above the card', async () => {
    const forms = useMemoryForms();
    let answer = () => {};
    const waits = new Promise<void>((resolve) => (answer = resolve));
    forms.save = () => waits.then(() => Promise.reject(new TypeError('Failed to fetch')));
    // A form of its own: tests of other pages send the newsletter at the same time.
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

  it('once a tag inside is defined and has drawn itself; until then nobody sees it', async () => {
    const slow = slowTag();
    const tag = await overlay(`<${slow.name}></${slow.name}><a href="#letters">Read them</a>`);
    await laidOut(tag);
    expect(allByRole(document.body, DIALOG)).to.deep.equal([]);
    expect(tag.matches(':state(open)')).to.equal(false);
    const link = tag.querySelector('a')!;
    link.focus();
    expect(focusedNode() === link, 'takes the focus').to.equal(false);
    slow.arrive();
    await untilRole(document.body, DIALOG);
    expect(tag.textContent).to.contain('Once a month.');
    expect(shiftsNow()).to.deep.equal([]);
  });

  it('or after two seconds, with what there is', async () => {
    const tag = await overlay('<never-defined>Once a month.</never-defined>');
    await laidOut(tag);
    expect(allByRole(document.body, DIALOG)).to.deep.equal([]);
    await timers.elapse(DRAWING_LIMIT_MS);
    await untilRole(document.body, DIALOG);
  });

  it('unless the visitor has begun something meanwhile: then it waits for its turn, and the page hears of it once it comes', async () => {
    const heard: string[] = [];
    const page = await fixture(html`<p><input aria-label="Name" /><button>Next</button></p>`);
    const slow = slowTag();
    const tag = await overlay(`<${slow.name}></${slow.name}>`);
    for (const type of ['store-open', 'store-close']) tag.addEventListener(type, () => heard.push(type));
    await laidOut(tag);
    byRole(page, { role: 'textbox', name: 'Name' }).focus();
    slow.arrive();
    await waitUntil(() => !tag.isOpen, 'comes all the same');
    expect(localStorage.length, 'remembered').to.equal(0);
    expect(heard).to.deep.equal([]);
    byRole(page, { role: 'button', name: 'Next' }).focus();
    await untilRole(document.body, DIALOG);
    expect(heard).to.deep.equal(['store-open']);
  });

  it('also to a visitor in a field, where it is asked for while it comes by itself', async () => {
    const page = await fixture(html`<p><input aria-label="Name" /></p>`);
    const slow = slowTag();
    const tag = await overlay(`<${slow.name}></${slow.name}>`);
    await laidOut(tag);
    byRole(page, { role: 'textbox', name: 'Name' }).focus();
    tag.open();
    slow.arrive();
    const dialog = await untilRole(document.body, DIALOG);
    expect(focusedNode() === dialog).to.equal(true);
  });

  it('where the page opens it, and then with the focus, unless that has gone elsewhere', async () => {
    const page = await fixture(html`<p><button>Letters?</button><button>Next</button></p>`);
    const opener = byRole(page, { role: 'button', name: 'Letters?' });
    const slow = slowTag();
    const tag = await overlay(`<${slow.name}></${slow.name}>`, 600_000);
    opener.focus();
    tag.open();
    expect(tag.isOpen).to.equal(true);
    expect(focusedNode() === opener).to.equal(true);
    slow.arrive();
    const dialog = await untilRole(document.body, DIALOG);
    expect(focusedNode() === dialog).to.equal(true);
    tag.close();
    const slower = slowTag();
    tag.append(document.createElement(slower.name));
    tag.open();
    byRole(page, { role: 'button', name: 'Next' }).focus();
    slower.arrive();
    await untilRole(document.body, DIALOG);
    expect(focusedNode() === byRole(page, { role: 'button', name: 'Next' })).to.equal(true);
  });

  it('and does not become lower before it goes: what stands in it stays where it is', async () => {
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
