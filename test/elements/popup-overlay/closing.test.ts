import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../elements/popup-overlay/define.ts';
import '../../../elements/site-form/define.ts';
import { openOverlayMemory } from '../../../core/interface/index.ts';
import { openSessionData } from '../../../core/session/index.ts';
import { byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { showableStore } from '../../support/tag-cases.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';

type Popup = HTMLElementTagNameMap['popup-overlay'];

const OUTSIDE: [number, number] = [790, 10];

/** Whether it would open on the next page. */
const isDue = (version: string) =>
  openOverlayMemory({ overlayId: 'letters', data: openSessionData({ warn: () => undefined }) }).isDue(
    version,
  );

const CONTENT = '<h2>Letters</h2><p>Once a month.</p>';

describe('closing <popup-overlay>', () => {
  let closings: string[] = [];
  const note = ({ name, overlayId, isSubmitted }: HTMLElementEventMap['store-close']) =>
    closings.push(`${name} ${overlayId}${isSubmitted ? ' submitted' : ''}`);

  beforeEach(async () => {
    // The overlay of the previous test emits its event after its removal.
    await Promise.resolve();
    localStorage.clear();
    closings = [];
    document.addEventListener('store-close', note);
  });
  afterEach(() => {
    document.removeEventListener('store-close', note);
    localStorage.clear();
  });

  const opened = async (content = CONTENT): Promise<Popup> => {
    const tag = await fixture<Popup>(
      `<popup-overlay overlay-id="letters" version="1" delay-ms="600000">${content}</popup-overlay>`,
    );
    tag.open();
    await untilRole(document.body, { role: 'dialog', name: 'Letters' });
    return tag;
  };

  for (const ime of [{ isComposing: true }, { keyCode: 229 }])
    it(`leaves Escape to an input method that says ${Object.keys(ime).join()}`, async () => {
      const tag = await opened();
      const press = (more: object) =>
        tag.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'Escape',
            bubbles: true,
            composed: true,
            cancelable: true,
            ...more,
          }),
        );
      press(ime);
      await nextFrame();
      expect([tag.isOpen, closings]).to.deep.equal([true, []]);
      press({});
      await waitUntil(() => closings.length > 0, 'still open');
    });

  const ways: Readonly<Record<string, (tag: Popup) => Promise<unknown>>> = {
    'by its button': (tag) => tap(byRole(tag, { role: 'button', name: 'Close' })),
    'by Escape': () => sendKeys({ press: 'Escape' }),
    'by a click outside': () => sendMouse({ type: 'click', position: OUTSIDE }),
    'by the page': (tag) => {
      tag.close();
      return Promise.resolve();
    },
  };
  for (const [way, leave] of Object.entries(ways)) {
    it(`works ${way}, emits an event, returns the focus, and is remembered`, async () => {
      const page = await fixture(html`<p><button>Elsewhere</button></p>`);
      const elsewhere = byRole(page, { role: 'button', name: 'Elsewhere' });
      elsewhere.focus();
      const tag = await opened();
      expect(tag.shadowRoot?.contains(focusedNode()), 'has the focus').to.equal(true);
      await leave(tag);
      expect(tag.isOpen).to.equal(false);
      expect(tag.matches(':state(open)')).to.equal(false);
      expect(closings).to.deep.equal(['popup letters']);
      // A click elsewhere moves the focus there.
      if (way !== 'by a click outside') expect(focusedNode() === elsewhere).to.equal(true);
      expect(isDue('1'), 'the same version').to.equal(false);
      expect(isDue('2'), 'another version').to.equal(true);
    });
  }

  it('has a button large enough for a finger', async () => {
    const tag = await opened();
    const { width, height } = byRole(tag, { role: 'button', name: 'Close' }).getBoundingClientRect();
    expect([width, height]).to.deep.equal([44, 44]);
  });

  it('ignores Escape and clicks in a dialog above it', async () => {
    const tag = await opened();
    const dialog = await fixture<HTMLDialogElement>(html`<dialog><button>Inside</button></dialog>`);
    dialog.showModal();
    await sendMouse({ type: 'click', position: OUTSIDE });
    await sendKeys({ press: 'Escape' });
    expect(tag.isOpen).to.equal(true);
  });

  it('ignores a click outside while it contains typed text', async () => {
    const tag = await opened(`${CONTENT}<form><label>Email <input name="email"></label></form>`);
    byRole(tag, { role: 'textbox', name: 'Email' }).focus();
    await sendKeys({ type: 'ada@example.com' });
    await sendMouse({ type: 'click', position: OUTSIDE });
    expect(tag.isOpen).to.equal(true);
    await tap(byRole(tag, { role: 'button', name: 'Close' }));
    tag.open();
    expect((byRole(tag, { role: 'textbox', name: 'Email' }) as HTMLInputElement).value).to.equal(
      'ada@example.com',
    );
  });

  it('counts a click on its link as an answer, which is remembered', async () => {
    const tag = await opened(`${CONTENT}<a href="#letters">Read them</a>`);
    await tap(byRole(tag, { role: 'link', name: 'Read them' }));
    expect(closings).to.deep.equal(['popup letters submitted']);
    tag.open();
    tag.close();
    expect(closings[1], 'another time').to.equal('popup letters');
    expect(isDue('1')).to.equal(false);
  });

  it('does not count a button that only closes as an answer', async () => {
    const tag = await opened(`${CONTENT}<a href="#l">Yes</a> <button data-store-close>No thanks</button>`);
    await tap(byRole(tag, { role: 'button', name: 'No thanks' }));
    expect(closings).to.deep.equal(['popup letters']);
  });

  it('is remembered once its form was saved; the thanks stay visible', async () => {
    await showableStore();
    const schema = JSON.stringify({
      id: 'newsletter',
      name: 'Newsletter',
      submissionText: 'Welcome.',
      fields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
    });
    const tag = await opened(`${CONTENT}<site-form schema='${schema}' submit-text="Sign up"></site-form>`);
    (await untilRole(tag, { role: 'textbox', name: 'Email' })).focus();
    await sendKeys({ type: 'ada@example.com' });
    await tap(byRole(tag, { role: 'button', name: 'Sign up' }));
    await waitUntil(() => tag.textContent.includes('Welcome.'), 'no thanks');
    expect(tag.isOpen).to.equal(true);
    await tap(byRole(tag, { role: 'button', name: 'Close' }));
    expect(closings).to.deep.equal(['popup letters submitted']);
    expect(isDue('1')).to.equal(false);
  });
});
