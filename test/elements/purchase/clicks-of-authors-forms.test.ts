import { expect, fixture } from '@open-wc/testing';
import { atom } from 'nanostores';
import { followClicks } from '../../../elements/purchase/after-drawing.ts';
import type { StickyContent } from '../../../elements/purchase/sticky-content.ts';

describe('following the clicks of a tag', () => {
  it("reads no member of an author's form, which a control may hide", async () => {
    const host = await fixture<HTMLElement>('<div><form><input name="querySelector"></form></div>');
    const root = host.attachShadow({ mode: 'open' });
    root.append(document.createElement('slot'));
    const life = new AbortController();
    const $content = atom<StickyContent>({ state: 'no-product' });
    followClicks(root, { $content }, life.signal, (store, listener) => void store.listen(listener));
    const faults: string[] = [];
    const { signal } = life;
    addEventListener('error', ({ message }) => faults.push(message), { signal });
    host.firstElementChild!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    life.abort();
    expect(faults).to.deep.equal([]);
  });
});
