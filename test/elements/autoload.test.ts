import { expect, oneEvent } from '@open-wc/testing';
import { discover } from '../../elements/autoloader.ts';
import type { StoreReadyEvent } from '../../elements/index.ts';
import { waitUntil } from '../support/wait-until.ts';

// The tests share one page, where each tag is undefined only once: each test uses another tag.
describe('autoload', () => {
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

  it('defines nothing before the page contains it', () => {
    expect(customElements.get('store-cart')).to.equal(undefined);
  });

  it('defines a tag that is inserted later, at any depth, and notifies the document', async () => {
    const ready = oneEvent(document, 'store-ready') as unknown as Promise<StoreReadyEvent>;
    put('<section><p><cart-pill></cart-pill></p></section>');
    const { tags, detail } = await ready;
    expect(tags).to.deep.equal(['cart-pill']);
    expect(detail).to.deep.equal({ tags: ['cart-pill'] });
    expect(customElements.get('cart-pill')).to.be.a('function');
    expect(customElements.get('store-cart'), 'another tag').to.equal(undefined);
  });

  it('announces two new tags in one event, and a second pill not again', async () => {
    const ready = oneEvent(document, 'store-ready') as unknown as Promise<StoreReadyEvent>;
    put('<cart-pill></cart-pill><store-product><store-add-to-cart></store-add-to-cart></store-product>');
    expect((await ready).tags).to.deep.equal(['store-product', 'store-add-to-cart']);
  });

  it('searches a shadow root on request', async () => {
    const root = put('').attachShadow({ mode: 'open' });
    root.innerHTML = '<store-cart></store-cart>';
    await discover(root);
    await waitUntil(() => root.querySelector('store-cart:defined'));
  });

  it('ignores tags of other libraries', async () => {
    const place = put('<store-of-somebody-else></store-of-somebody-else>');
    await discover(place);
    expect(customElements.get('store-of-somebody-else')).to.equal(undefined);
  });
});
