import { expect } from '@open-wc/testing';
import { StorefrontError } from '../../../core/errors/index.ts';
import { listenToPage } from '../../../core/storefront/listen-to-page.ts';
import { MUG, openStagedRoom, settle } from './room.ts';
import { createBrowser } from './visitor.ts';

describe('a page that comes back', () => {
  const back = (isPersisted: boolean) => new PageTransitionEvent('pageshow', { persisted: isPersisted });

  it('from the back/forward cache reads the cart again, and only then', () => {
    const { cart, calls } = openStagedRoom();
    const page = new EventTarget();
    listenToPage(page, cart);
    page.dispatchEvent(back(false));
    expect(calls).to.have.lengthOf(0);
    page.dispatchEvent(back(true));
    expect(calls).to.have.lengthOf(1);
  });

  it('reads no cart if there cannot be one', () => {
    const { cart, calls } = openStagedRoom({ browser: createBrowser() });
    const page = new EventTarget();
    listenToPage(page, cart);
    page.dispatchEvent(back(true));
    expect(calls).to.have.lengthOf(0);
  });

  it('reads a cart that it shows, even if its cookie has gone', async () => {
    const { cart, calls, browser } = openStagedRoom();
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

  it('online reads the cart when the last reading failed, and only then', async () => {
    const { cart, calls } = openStagedRoom();
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
