import { expect, fixture, nextFrame } from '@open-wc/testing';
import { atom } from 'nanostores';
import { StoreElement, viewOf } from '../../../elements/host/index.ts';
import { configureStore } from '../../../elements/index.ts';
import { waitUntil } from '../../support/wait-until.ts';

const drawing = viewOf<null, null>(() => Promise.resolve({ View: () => null }));

describe('a tag that is removed from the page', () => {
  const $emitted = atom(0);
  let ended: string[] = [];
  let callCount = 0;
  let reported: string[] = [];

  class LeavingElement extends StoreElement {
    static override readonly drawing = drawing;
    protected readonly model = this.show(drawing, { $content: atom(null), actions: null });
    protected override onConnected(): void {
      this.life.addEventListener('abort', () => ended.push('life'));
      this.listen($emitted, () => (callCount += 1));
    }
    protected override onDisconnected(): void {
      ended.push('left');
    }
  }
  customElements.define('leaving-element', LeavingElement);
  const html = '<leaving-element></leaving-element>';

  beforeEach(() => {
    ended = [];
    callCount = 0;
    reported = [];
    configureStore({ reportError: (error: unknown) => reported.push(String(error)) });
  });

  after(() => {
    configureStore({ reportError: undefined });
  });

  it('ends its life, stops listening and is notified, once each time', async () => {
    const element = await fixture(html);
    const parent = element.parentElement!;
    for (let time = 1; time <= 2; time += 1) {
      parent.append(element);
      $emitted.set($emitted.get() + 1);
      expect(callCount).to.equal(time);
      element.remove();
      await waitUntil(() => ended.length === 2, 'not notified');
      $emitted.set($emitted.get() + 1);
      expect(callCount).to.equal(time);
      expect(ended.splice(0)).to.deep.equal(['life', 'left']);
    }
    expect(reported).to.deep.equal([]);
  });

  it('is not notified when it only moves', async () => {
    const element = await fixture(html);
    element.parentElement!.append(element);
    await nextFrame();
    expect(ended).to.deep.equal([]);
    element.remove();
    await waitUntil(() => ended.length > 0, 'not notified');
    expect(ended).to.deep.equal(['life', 'left']);
  });

  it('releases everything else when its view throws', async () => {
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
    $emitted.set($emitted.get() + 1);
    expect(ended).to.deep.equal(['life', 'left']);
    expect(callCount).to.equal(0);
    expect(reported).to.deep.equal(['Error: page']);
  });
});
