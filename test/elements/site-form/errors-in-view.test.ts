import { expect, fixture } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { byRole, untilRole } from '../../support/by-role.ts';
import { useMemoryForms } from '../../support/forms.ts';
import { waitUntil } from '../../support/wait-until.ts';

const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
const FIELDS = ['First', 'Second', 'Third'];
const SCHEMA = JSON.stringify({
  id: 'letter',
  submitText: 'Send',
  fields: FIELDS.map((title) => ({ id: title, type: 'text', title, required: true })),
});
const LABELS = FIELDS.map((name) => `<p><label>${name} <input name="${name}" required></label></p>`);

/** The tag with a drawn form, and around the author's own. */
const WHOSE = {
  drawn: `<site-form schema='${SCHEMA}'></site-form>`,
  "author's": `<site-form form-id="letter"><form>${LABELS.join('')}<button>Send</button></form></site-form>`,
};
/** Holds a field with its error, and not three. */
const PANEL = (html: string) =>
  `<div style="block-size: ${html.includes('<form>') ? 140 : 200}px; overflow: auto">${html}</div>`;
const BAR = '<div style="position: fixed; inset: 0 0 auto; block-size: 60px; background: #fff"></div>';

const summaryOf = (root: Element) => root.querySelector('[data-part="summary"]');
const field = (root: Element, name: string) => byRole(root, { role: 'textbox', name: new RegExp(name) });

async function placeAndSend(html: string): Promise<HTMLElement> {
  const root = await fixture<HTMLElement>(`<div>${html}</div>`);
  const form = root.querySelector('form');
  if (form) await waitUntil(() => form.noValidate, 'not enhanced');
  await send(root);
  return root;
}

async function send(root: Element): Promise<void> {
  const button = await untilRole(root, { role: 'button', name: 'Send' });
  button.focus({ preventScroll: true });
  button.click();
  await waitUntil(() => document.activeElement !== button, 'the focus did not move');
}

for (const [size, viewport] of Object.entries(WIDTHS)) {
  for (const [whose, html] of Object.entries(WHOSE)) {
    describe(`the errors of the ${whose} form, on a ${size}`, () => {
      before(() => setViewport(viewport));
      after(() => setViewport({ width: 800, height: 600 }));
      beforeEach(() => {
        useMemoryForms();
      });

      it('are shown at the fields alone where all are in view; the first field takes the focus', async () => {
        const root = await placeAndSend(html);
        expect(document.activeElement).to.equal(field(root, 'First'));
        expect(root.textContent.match(/Required|encountered|scroll/g)).to.deep.equal(
          FIELDS.map(() => 'Required'),
        );
      });

      it('have a summary where one is below the window', async () => {
        const root = await placeAndSend(`<div style="block-size: ${viewport.height - 60}px"></div>${html}`);
        expect(document.activeElement).to.equal(summaryOf(root));
      });

      it('have a summary where something fixed covers one', async () => {
        const root = await placeAndSend(BAR + html);
        expect(document.activeElement).to.equal(summaryOf(root));
      });

      it('have a summary where a panel of the page clips one, until the rest is in view', async () => {
        const root = await placeAndSend(PANEL(html));
        expect(document.activeElement).to.equal(summaryOf(root));
        for (const name of ['First', 'Second']) {
          field(root, name).focus();
          await sendKeys({ type: 'Ada' });
        }
        await send(root);
        expect(document.activeElement).to.equal(field(root, 'Third'));
        expect(summaryOf(root)).to.equal(null);
      });
    });
  }
}

describe('a refusal with a sentence of its own', () => {
  it('has the summary although its error is in view', async () => {
    useMemoryForms();
    const root = await fixture<HTMLElement>(`<div>${WHOSE.drawn}</div>`);
    const button = await untilRole(root, { role: 'button', name: 'Send' });
    for (const name of FIELDS) {
      field(root, name).focus();
      await sendKeys({ type: 'Ada' });
    }
    const refusal = { message: 'We are closed today.', fields: { First: 'Not today' } };
    root.addEventListener('store-form-submit', (event) => {
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what the contract of respondWith() names
      event.respondWith(Promise.reject(refusal));
    });
    button.click();
    const summary = await untilRole(root, { role: 'group', name: /encountered a problem/ });
    expect(summary.textContent).to.contain('We are closed today.').and.contain('First: Not today');
  });
});
