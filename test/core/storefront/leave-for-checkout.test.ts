import { expect } from '@open-wc/testing';
import {
  knownCheckout,
  leaveForCheckout,
  type StoreBeforeCheckoutEvent,
} from '../../../core/shop-network/index.ts';
import { closeShops, openShop } from './shop.ts';

const submit = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'submit')!;

describe('leaving for a checkout by POST', () => {
  afterEach(() => {
    Object.defineProperty(HTMLFormElement.prototype, 'submit', submit);
  });

  it('sends every field, whatever it is called, and leaves no form in the page', async () => {
    const sent: unknown[] = [];
    // A real one would leave the page of the test.
    HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
      sent.push([this.getAttribute('action'), this.getAttribute('method'), [...new FormData(this)]]);
    };
    const fields = { code: 'one-time', submit: '1', remove: '2', method: '3' };
    const place = { url: 'https://shop.example/arrive', fields };
    expect(await leaveForCheckout(document.body, null, place)).to.equal(true);
    expect(sent).to.deep.equal([['https://shop.example/arrive', 'post', Object.entries(fields)]]);
    expect(document.forms).to.have.lengthOf(0);
  });

  it('sends from a document that names the origin of the page, whatever the page hides', async () => {
    const hiding = Object.assign(document.createElement('meta'), {
      name: 'referrer',
      content: 'no-referrer',
    });
    document.head.append(hiding);
    const homes: unknown[] = [];
    HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
      const policies = [...this.ownerDocument.querySelectorAll<HTMLMetaElement>('meta[name="referrer"]')];
      homes.push(
        policies.map(({ content }) => content),
        this.ownerDocument.defaultView?.origin,
        this.target,
      );
    };
    await leaveForCheckout(document.body, null, {
      url: 'https://shop.example/arrive',
      fields: { code: '1' },
    });
    hiding.remove();
    expect(homes).to.deep.equal([['strict-origin'], location.origin, '_parent']);
    dispatchEvent(new Event('pagehide'));
    expect(document.querySelectorAll('iframe')).to.have.lengthOf(0);
  });

  it('sends and asks for nothing if the page prevents it', async () => {
    const steps: string[] = [];
    HTMLFormElement.prototype.submit = () => {
      steps.push('sent');
    };
    const arrive = () => {
      steps.push('asked');
      return Promise.resolve({ url: 'https://shop.example/arrive' });
    };
    for (const rest of [{ fields: { code: 'one-time' } }, { arrive }]) {
      document.addEventListener('store-before-checkout', prevent, { once: true });
      const place = { url: 'https://shop.example/checkout', ...rest };
      expect(await leaveForCheckout(document.body, null, place)).to.equal(false);
    }
    expect(steps).to.deep.equal([]);
  });

  it('sends nothing if the caller has changed its mind while the store was asked', async () => {
    let isSent = false;
    HTMLFormElement.prototype.submit = () => {
      isSent = true;
    };
    const arrive = () => Promise.resolve({ url: 'https://shop.example/arrive' });
    const place = { url: 'https://shop.example/checkout', arrive };
    expect(await leaveForCheckout(document.body, null, place, () => false)).to.equal(false);
    expect(isSent).to.equal(false);
  });
});

describe('the checkout of a store of another origin', () => {
  const ROOT = 'https://shop.example/de';
  const ownFetch = globalThis.fetch;
  afterEach(() => {
    closeShops();
    localStorage.removeItem('store-session.https://shop.example');
    globalThis.fetch = ownFetch;
    Object.defineProperty(HTMLFormElement.prototype, 'submit', submit);
  });

  it('is named by the event, before the store is asked for a code', async () => {
    const { shop, asked } = openShop();
    shop.settings.configure({ apiRoot: ROOT });
    const named: unknown[] = [];
    const listen = (event: Event) => {
      named.push((event as StoreBeforeCheckoutEvent).url, asked.length);
      event.preventDefault();
    };
    document.addEventListener('store-before-checkout', listen, { once: true });
    await shop.cart.checkout();
    expect(named).to.deep.equal(['https://shop.example/checkout', 0]);
    expect(asked).to.deep.equal([]);
  });

  it('gets the code and the path of the checkout by POST, at the address of its answer', async () => {
    const { shop, asked } = openShop();
    shop.settings.configure({ apiRoot: ROOT, urls: { checkout: '/pay?step=1' } });
    const answerCart = globalThis.fetch;
    globalThis.fetch = async (...request) => {
      await answerCart(...request);
      return new Response('{"code":"one-time","url":"/arrive"}', { headers: { 'store-session': 'token' } });
    };
    const sent: unknown[] = [];
    HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
      sent.push(this.action, Object.fromEntries(new FormData(this)));
    };
    await shop.cart.checkout();
    expect(asked).to.deep.equal([{ host: 'shop.example', path: '/de/api/commerce/checkout-codes' }]);
    expect(sent).to.deep.equal(['https://shop.example/arrive', { code: 'one-time', next: '/pay?step=1' }]);
  });

  it('is a link to the store, which a page with another cart, or an address elsewhere, leads to as it stands', async () => {
    const { shop } = openShop();
    shop.settings.configure({ apiRoot: ROOT });
    await shop.cart.refresh();
    const link = (address: string) => {
      const { url, arrive } = knownCheckout(shop, address);
      return [url, arrive !== undefined];
    };
    const URLS = ['/checkout', 'https://shop.example/pay?step=1', 'https://pay.example/1', 'http://['];
    expect(URLS.map(link)).to.deep.equal([
      ['https://shop.example/checkout', true],
      ['https://shop.example/pay?step=1', true],
      ['https://pay.example/1', false],
      ['http://[', false],
    ]);
    shop.settings.configure({ gateway: 'memory' });
    expect(link('/checkout')).to.deep.equal(['/checkout', false]);
  });

  it('cannot be opened without a code: the action rejects', async () => {
    const { shop } = openShop();
    shop.settings.configure({ apiRoot: ROOT });
    globalThis.fetch = () => Promise.resolve(new Response('{}', { status: 503 }));
    const error = await shop.cart.checkout().catch((caught: unknown) => caught);
    expect(error).to.include({ kind: 'server' });
  });
});

function prevent(event: Event): void {
  event.preventDefault();
}
