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

/** Inserts a tag and empties it in the same task, before React has loaded. */
function placeEmptied(tag: string): StoreTag {
  const element = createTag(tag);
  document.body.append(element);
  element.replaceChildren();
  return element;
}

describe('a tag that its page empties before React has loaded', () => {
  // First, while this page has not loaded React.
  for (const isLight of [true, false]) {
    it(`is restored automatically when it is painted ${isLight ? 'into the page' : 'into its shadow root'}`, async () => {
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

  it('is painted if it has a face', async () => {
    const $content = defineTag('emptied-face', faceOf(Drawn));
    const element = placeEmptied('emptied-face');
    await untilRole(element, { role: 'button', name: 'Before' });
    element.replaceChildren();
    $content.set('After');
    await untilRole(element, { role: 'button', name: 'After' });
    element.remove();
  });

  it('shows its view if it has one', async () => {
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
