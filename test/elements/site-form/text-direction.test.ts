import { expect } from '@open-wc/testing';
import '../../../elements/all.ts';
import { placeForm, useMemoryForms } from '../../support/forms.ts';
import { waitUntil } from '../../support/wait-until.ts';

const SENTENCE = 'The shop is easy to use.';
const SCHEMA = JSON.stringify({
  id: 'letter',
  fields: [
    { id: 'part', type: 'section', title: SENTENCE, description: SENTENCE },
    { id: 'words', type: 'text', title: SENTENCE, description: SENTENCE },
    { id: 'one', type: 'radio', title: SENTENCE, options: [SENTENCE] },
    { id: 'many', type: 'likert', title: SENTENCE, options: [SENTENCE] },
  ],
});
/** Occurrences of the sentence: titles, descriptions, choices and a question. */
const PLACES = 8;

/** Where a text begins and ends, in px from the left. */
function endsOf(text: Text): { readonly first: number; readonly stop: number } {
  const at = (offset: number) => {
    const range = document.createRange();
    range.setStart(text, offset);
    range.setEnd(text, offset + 1);
    return range.getBoundingClientRect().left;
  };
  return { first: at(0), stop: at(text.length - 1) };
}

function sentencesIn(form: HTMLElement): readonly Text[] {
  const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeValue === SENTENCE) found.push(node as Text);
  }
  return found;
}

describe('a form in a page of another direction', () => {
  it("keeps the full stop of the author's texts at their end", async () => {
    useMemoryForms();
    document.documentElement.dir = 'rtl';
    const form = await placeForm(`<site-form schema='${SCHEMA}'></site-form>`);
    try {
      await waitUntil(() => sentencesIn(form).length === PLACES, `${sentencesIn(form).length} sentences`);
      for (const text of sentencesIn(form)) {
        const { first, stop } = endsOf(text);
        expect(stop, text.parentElement?.parentElement?.outerHTML).to.be.above(first);
      }
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  });
});
