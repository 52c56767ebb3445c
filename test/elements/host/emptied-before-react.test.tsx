import { expect } from '@open-wc/testing';
import { atom } from 'nanostores';
import { faceOf, StoreElement, viewOf } from '../../../elements/host/index.ts';
import { untilRole } from '../../support/by-role.ts';
import { createTag, untilTakenOver, type StoreTag } from '../../support/elements.ts';

const Drawn = ({ content }: { readonly content: string }) => <button type="button">{content}</button>;

function defineTag(tag: string, drawing: ReturnType<typeof viewOf<string, null>>, isLight = true) {
  const $content = atom('Before');
  class LateElement extends StoreElement {
    static override readonly isLight = isLight;
    static override readonly drawing = drawing;
    protected readonly model = this.show(drawing, { $content, actions: null });
  }
  customElements.define(tag, LateElement);
  return $content;
}

/** Puts a tag into the page and empties it in the same task: React has never been there. */
function placeEmptied(tag: string): StoreTag {
  const element = createTag(tag);
  document.body.append(element);
  element.replaceChildren();
  return element;
}

describe('a tag, emptied by its page before React is there', () => {
  // First, while this page has no React.
  for (const isLight of [true, false]) {
    it(`that is painted ${isLight ? 'into the page' : 'into its shadow root'} comes back by itself`, async () => {
      const tag = isLight ? 'wiped-light' : 'wiped-shadow';
      defineTag(tag, faceOf(Drawn), isLight);
      const element = createTag(tag);
      document.body.append(element);
      await untilRole(element, { role: 'button', name: 'Before' });
      (isLight ? element : element.shadowRoot!).replaceChildren();
      await untilRole(element, { role: 'button', name: 'Before' });
      element.remove();
    });
  }

  it('that has a face is painted', async () => {
    const $content = defineTag('emptied-face', faceOf(Drawn));
    const element = placeEmptied('emptied-face');
    await untilRole(element, { role: 'button', name: 'Before' });
    element.replaceChildren();
    $content.set('After');
    await untilRole(element, { role: 'button', name: 'After' });
    element.remove();
  });

  it('that has a view shows it', async () => {
    defineTag(
      'emptied-view',
      viewOf(() => Promise.resolve({ View: Drawn })),
    );
    const element = placeEmptied('emptied-view');
    await untilTakenOver(element);
    await untilRole(element, { role: 'button', name: 'Before' });
    expect(element.childElementCount).to.equal(1);
    element.remove();
  });
});
