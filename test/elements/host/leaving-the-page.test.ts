import { expect, fixture, nextFrame } from '@open-wc/testing';
import { atom } from 'nanostores';
import { StoreElement, viewOf } from '../../../elements/host/index.ts';
import { configureStore } from '../../../elements/index.ts';
import { waitUntil } from '../../support/wait-until.ts';

const drawing = viewOf<null, null>(() => Promise.resolve({ View: () => null }));

describe('a tag that leaves the page', () => {
  const $heard = atom(0);
  let ended: string[] = [];
  let heardCount = 0;
  let reported: string[] = [];

  class LeavingElement extends StoreElement {
    static override readonly drawing = drawing;
    protected readonly model = this.show(drawing, { $content: atom(null), actions: null });
    protected override onConnected(): void {
      this.life.addEventListener('abort', () => ended.push('life'));
      this.listen($heard, () => (heardCount += 1));
    }
    protected override onDisconnected(): void {
      ended.push('left');
    }
  }
  customElements.define('leaving-element', LeavingElement);
  const html = '<leaving-element></leaving-element>';

  beforeEach(() => {
    ended = [];
    heardCount = 0;
    reported = [];
    configureStore({ reportError: (error: unknown) => reported.push(String(error)) });
  });

  after(() => {
    configureStore({ reportError: undefined });
  });

  it('ends its life, hears nothing more and is told, once each time', async () => {
    const element = await fixture(html);
    const parent = element.parentElement!;
    for (let time = 1; time <= 2; time += 1) {
      parent.append(element);
      $heard.set($heard.get() + 1);
      expect(heardCount).to.equal(time);
      element.remove();
      await waitUntil(() => ended.length === 2, 'not told');
      $heard.set($heard.get() + 1);
      expect(heardCount).to.equal(time);
      expect(ended.splice(0)).to.deep.equal(['life', 'left']);
    }
    expect(reported).to.deep.equal([]);
  });

  it('is told nothing when it only moves', async () => {
    const element = await fixture(html);
    element.parentElement!.append(element);
    await nextFrame();
    expect(ended).to.deep.equal([]);
    element.remove();
    await waitUntil(() => ended.length > 0, 'not told');
    expect(ended).to.deep.equal(['life', 'left']);
  });

  it('lets go of everything else where its view throws', async () => {
    const element = await fixture(html);
    // oxlint-disable-next-line typescript/unbound-method -- applied below
    const { unobserve } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.unobserve = function (this: IntersectionObserver, target: Element) {
      if (target === element) throw new Error('page');
      unobserve.call(this, target);
    };
    try {
      element.remove();
      await nextFrame();
    } finally {
      IntersectionObserver.prototype.unobserve = unobserve;
    }
    $heard.set($heard.get() + 1);
    expect(ended).to.deep.equal(['life', 'left']);
    expect(heardCount).to.equal(0);
    expect(reported).to.deep.equal(['Error: page']);
  });
});
