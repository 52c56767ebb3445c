import { expect, oneEvent } from '@open-wc/testing';
import { discover } from '../../elements/autoloader.ts';
import type { StoreReadyEvent } from '../../elements/index.ts';
import { waitUntil } from '../support/wait-until.ts';

// The tests share one page, where each tag can be seen undefined only once: a tag per test.
describe('defined on demand', () => {
  afterEach(() => {
    document.querySelectorAll('[data-test]').forEach((node) => {
      node.remove();
    });
  });

  const put = (html: string): HTMLElement => {
    const place = document.createElement('div');
    place.dataset.test = '';
    place.innerHTML = html;
    document.body.append(place);
    return place;
  };

  it('nothing is defined before it is seen', () => {
    expect(customElements.get('store-cart')).to.equal(undefined);
  });

  it('a tag that is put into the page later, however deep, is defined, and the document is told', async () => {
    const ready = oneEvent(document, 'store-ready') as unknown as Promise<StoreReadyEvent>;
    put('<section><p><cart-pill></cart-pill></p></section>');
    const { tags, detail } = await ready;
    expect(tags).to.deep.equal(['cart-pill']);
    expect(detail).to.deep.equal({ tags: ['cart-pill'] });
    expect(customElements.get('cart-pill')).to.be.a('function');
    expect(customElements.get('store-cart'), 'another tag').to.equal(undefined);
  });

  it('two tags at once are told of together, and a second pill is not told of again', async () => {
    const ready = oneEvent(document, 'store-ready') as unknown as Promise<StoreReadyEvent>;
    put('<cart-pill></cart-pill><store-product><store-add-to-cart></store-add-to-cart></store-product>');
    expect((await ready).tags).to.deep.equal(['store-product', 'store-add-to-cart']);
  });

  it('inside a shadow root it is looked for when asked', async () => {
    const root = put('').attachShadow({ mode: 'open' });
    root.innerHTML = '<store-cart></store-cart>';
    await discover(root);
    await waitUntil(() => root.querySelector('store-cart:defined'));
  });

  it('tags of others are left alone', async () => {
    const place = put('<store-of-somebody-else></store-of-somebody-else>');
    await discover(place);
    expect(customElements.get('store-of-somebody-else')).to.equal(undefined);
  });
});
