import { expect } from '@open-wc/testing';
import { StorefrontError } from '../../../core/errors/index.ts';
import { listenToPage } from '../../../core/storefront/listen-to-page.ts';
import { MUG, openStagedCart, settle } from './open-cart.ts';
import { createBrowser } from './visitor.ts';

describe('listenToPage', () => {
  const back = (isPersisted: boolean) => new PageTransitionEvent('pageshow', { persisted: isPersisted });

  it('reads the cart again only on a page from the back/forward cache', () => {
    const { cart, calls } = openStagedCart();
    const page = new EventTarget();
    listenToPage(page, cart);
    page.dispatchEvent(back(false));
    expect(calls).to.have.lengthOf(0);
    page.dispatchEvent(back(true));
    expect(calls).to.have.lengthOf(1);
  });

  it('reads no cart if there cannot be one', () => {
    const { cart, calls } = openStagedCart({ browser: createBrowser() });
    const page = new EventTarget();
    listenToPage(page, cart);
    page.dispatchEvent(back(true));
    expect(calls).to.have.lengthOf(0);
  });

  it('reads a shown cart again even if its cookie was removed', async () => {
    const { cart, calls, browser } = openStagedCart();
    const added = cart.add(MUG);
    await settle();
    await calls[0]!.answer();
    await added;
    browser.hasCartCookie = false;
    const page = new EventTarget();
    listenToPage(page, cart);
    page.dispatchEvent(back(true));
    expect(calls.map(({ name }) => name)).to.deep.equal(['add', 'load']);
  });

  it('reads the cart on "online" only if the last read failed', async () => {
    const { cart, calls } = openStagedCart();
    const page = new EventTarget();
    const stop = listenToPage(page, cart);
    page.dispatchEvent(new Event('online'));
    expect(calls).to.have.lengthOf(0);
    const loaded = cart.load();
    calls[0]!.fail(new StorefrontError('offline'));
    await loaded;
    page.dispatchEvent(new Event('online'));
    expect(calls).to.have.lengthOf(2);
    await calls[1]!.answer();
    stop();
    page.dispatchEvent(back(true));
    expect(calls).to.have.lengthOf(2);
  });
});
