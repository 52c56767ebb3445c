import { expect } from '@open-wc/testing';
import { inTabTurn } from '../../../core/session/index.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { MUG, openStagedCart, settle } from './open-cart.ts';

describe('changes in two tabs of a browser', () => {
  /** Two pages of one visitor and one store. */
  function openTabs() {
    const page = new EventTarget();
    const open = () => openStagedCart({ page, inTabTurn: (action) => inTabTurn('test-cart', action) });
    return { page, one: open(), other: open() };
  }

  it('are sent one after another', async () => {
    const { one, other } = openTabs();
    const first = one.cart.add(MUG);
    await waitUntil(() => one.calls.length === 1);
    const second = other.cart.add(MUG);
    // A lock that is free is granted by then.
    await inTabTurn('another-cart', () => Promise.resolve());
    expect(other.calls).to.have.lengthOf(0);
    one.answerAll();
    await one.calls[0]!.answer();
    await first;
    await waitUntil(() => other.calls.length === 1);
    await other.calls[0]!.answer();
    await second;
  });

  it('do not wait for each other once the visitor leaves the page', async () => {
    const { page, one, other } = openTabs();
    const first = one.cart.add(MUG);
    await waitUntil(() => one.calls.length === 1);
    const second = other.cart.add(MUG);
    await settle();
    page.dispatchEvent(new Event('pagehide'));
    await waitUntil(() => other.calls.length === 1);
    for (const { calls } of [one, other]) await calls[0]!.answer();
    await Promise.all([first, second]);
    expect(other.calls).to.have.lengthOf(1);
  });
});
