import { expect, fixture } from '@open-wc/testing';
import '../../elements/all.ts';
import type { TagName } from '../../elements/index.ts';
import { untilRole } from '../support/by-role.ts';
import { readProperty, untilTakenOver, type StoreTag } from '../support/elements.ts';
import { showableStore, TAG_CASES } from '../support/tag-cases.ts';

/** All forms below a node, including shadow roots. */
function formsIn(root: ParentNode): readonly HTMLFormElement[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element instanceof HTMLFormElement ? [element] : []),
    ...(element.shadowRoot ? formsIn(element.shadowRoot) : []),
  ]);
}

/** What visitors search for and filter by belongs in the address. */
const SEARCHING: readonly TagName[] = ['store-list', 'store-search'];

describe('a form that a tag draws', () => {
  beforeEach(() => {
    // A visitor of another test may have signed up.
    localStorage.clear();
  });

  const drawing: string[] = [];

  for (const { tag, html, control, hasView } of TAG_CASES)
    it(`${tag}: keeps its values out of the address, and no script of the page receives the submission`, async () => {
      await showableStore();
      const element: StoreTag = await fixture(html);
      if (hasView) await untilTakenOver(element);
      else await element.ready;
      await untilRole(element, control);
      const forms = formsIn(element.parentElement!);
      if (forms.length > 0) drawing.push(tag);
      const received: string[] = [];
      const record = ({ target }: Event) => received.push((target as Element).outerHTML);
      for (const form of forms) {
        const method = readProperty(form, 'method');
        if (SEARCHING.includes(tag) && method === 'get') continue;
        expect(method).to.equal('post');
        const submission = new SubmitEvent('submit', { bubbles: true, cancelable: true });
        document.addEventListener('submit', record, true);
        form.dispatchEvent(submission);
        document.removeEventListener('submit', record, true);
        expect(submission.defaultPrevented, 'left to the browser').to.equal(true);
      }
      expect(received).to.deep.equal([]);
    });

  it('is drawn by the tags that sell, ask and edit', () => {
    expect(drawing).to.include.members(['store-add-to-cart', 'site-form', 'member-login', 'form-editor']);
  });
});
