import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { byRole } from '../../support/by-role.ts';
import { placeForm, useMemoryForms } from '../../support/forms.ts';
import { waitUntil } from '../../support/wait-until.ts';

const AUTHORS = `<div>
  <label for="words">Message</label><textarea id="words" name="message" form="own"></textarea>
  <site-form form-id="contact"><form id="own">
    <p data-part="counter" data-field="message" role="status" hidden></p>
    <button>Send</button>
  </form></site-form>
</div>`;

const CROSSED = 'You have exceeded the character limit.';

const placeAuthors = async () => {
  const page = await fixture<HTMLElement>(AUTHORS);
  await waitUntil(() => page.querySelector('[data-part="counter"]')?.textContent === '0 / 20', 'no counter');
  return page;
};

describe('the character counter', () => {
  let announced: string[];
  let observer: MutationObserver | null;
  beforeEach(() => {
    useMemoryForms();
    announced = [];
    observer = null;
  });
  afterEach(() => {
    observer?.disconnect();
  });

  /** Records the texts of the page's live region, which exists from the first announcement on. */
  const listen = () => {
    const note = () => {
      const text = document.querySelector('[aria-live=polite]')?.textContent ?? '';
      if (text !== '' && text !== announced.at(-1)) announced.push(text);
    };
    document.querySelector('[aria-live=polite]')?.replaceChildren();
    observer = new MutationObserver(note);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  };

  const FORMS = [
    { whose: 'of a drawn form', place: () => placeForm() },
    { whose: "of an author's form, elsewhere in the page", place: placeAuthors },
  ] as const;
  for (const { whose, place } of FORMS) {
    it(`${whose}: updates on every key, and is announced near the limit and across it`, async () => {
      const form = await place();
      const message = byRole(form, { role: 'textbox', name: 'Message' }) as HTMLTextAreaElement;
      const counter = form.querySelector('[data-part="counter"]')!;
      listen();
      message.focus();
      await sendKeys({ type: 'fourteen chars' });
      expect(counter.textContent).to.equal('14 / 20');
      expect(counter.getAttribute('aria-hidden')).to.equal('true');
      await sendKeys({ type: ' and' });
      await waitUntil(() => announced.includes('2 characters left'), 'nothing near the limit');
      await sendKeys({ type: ' on' });
      await waitUntil(() => announced.includes(CROSSED), 'crossing the limit was not announced');
      expect(counter.textContent).to.equal('21 / 20');
      await sendKeys({ press: 'Backspace' });
      await waitUntil(() => announced.includes('0 characters left'), 'the way back was not announced');
      expect(announced.filter((text) => text === CROSSED)).to.deep.equal([CROSSED]);
      expect(announced.at(-1)).to.equal('0 characters left');
      expect(announced, 'far from the limit').not.to.include('6 characters left');
    });
  }
});
