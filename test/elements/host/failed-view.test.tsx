import { expect, fixture, nextFrame } from '@open-wc/testing';
import { atom } from 'nanostores';
import { StoreElement, viewOf } from '../../../elements/host/index.ts';
import { configureStore } from '../../../elements/index.ts';
import type { StoreTag } from '../../support/elements.ts';
import { waitUntil } from '../../support/wait-until.ts';

const drawing = viewOf<null, null>(() =>
  Promise.resolve({
    View: () => {
      throw new Error('no');
    },
  }),
);

class FailingElement extends StoreElement {
  static override readonly drawing = drawing;
  protected readonly model = this.show(drawing, { $content: atom(null), actions: null });
}
customElements.define('failing-element', FailingElement);

describe('a failed view', () => {
  after(() => {
    configureStore({ reportError: undefined });
  });

  it('is not retried until its tag is reinserted', async () => {
    let reportCount = 0;
    configureStore({ reportError: () => (reportCount += 1) });
    const element: StoreTag = await fixture('<failing-element></failing-element>');
    await waitUntil(() => reportCount > 0, 'not reported');
    for (let time = 1; time <= 3; time += 1) {
      await element.ready;
      await nextFrame();
    }
    expect(reportCount).to.equal(1);
    const parent = element.parentElement!;
    element.remove();
    await nextFrame();
    parent.append(element);
    await waitUntil(() => reportCount === 2, 'not tried again');
  });
});
