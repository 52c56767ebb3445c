import { expect, fixture, html } from '@open-wc/testing';
import { elementOf } from '../../../core/analytics/performance/element-of.ts';
import { waitUntil } from '../../support/wait-until.ts';

const OURS = ['store-product', 'store-image'];
const PIXEL = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`;

/** Gives a node a shadow root with this markup. */
function shade(host: Element, markup: string): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = markup;
  return root;
}

describe('elementOf', () => {
  let page: Element;
  beforeEach(async () => {
    page = await fixture(html`
      <main>
        <p>Ours is below.</p>
        <store-product>
          <h1>Mug</h1>
          <store-image style="display: block; height: 40px"></store-image>
        </store-product>
        <other-thing style="display: block; height: 40px"></other-thing>
      </main>
    `);
  });
  const part = (selector: string) => {
    const found = page.querySelector(selector);
    if (!found) throw new Error(selector);
    return found;
  };

  it('finds our nearest tag around the node', () => {
    expect(elementOf({ node: part('h1').firstChild }, OURS)).to.equal('store-product');
    expect(elementOf({ node: part('store-image') }, OURS)).to.equal('store-image');
  });

  it('finds our tag around the shadow root of the node', () => {
    const root = shade(part('store-image'), '<span>text</span>');
    expect(elementOf({ node: root.querySelector('span') }, OURS)).to.equal('store-image');
  });

  it('returns null outside our tags', () => {
    expect(elementOf({ node: part('p') }, OURS)).to.equal(null);
    expect(elementOf({}, OURS)).to.equal(null);
  });

  it('finds the tag by its rectangle if the browser names no node', () => {
    const rectOf = (selector: string) => part(selector).getBoundingClientRect();
    expect(elementOf({ node: null, rect: rectOf('store-image') }, OURS)).to.equal('store-image');
    expect(elementOf({ node: null, rect: rectOf('other-thing') }, OURS)).to.equal(null);
    expect(elementOf({ node: null, rect: new DOMRect(-900, -900, 1, 1) }, OURS)).to.equal(null);
  });

  it('finds the tag by its picture if the browser names no node', async () => {
    const root = shade(part('store-image'), `<img src='${PIXEL}' alt=''>`);
    await waitUntil(() => root.querySelector('img')?.currentSrc === PIXEL || null, 'no picture');
    expect(elementOf({ node: null, pictureUrl: PIXEL }, OURS)).to.equal('store-image');
    expect(elementOf({ node: null, pictureUrl: `${PIXEL}#other` }, OURS)).to.equal(null);
    expect(elementOf({ node: null, pictureUrl: '' }, OURS)).to.equal(null);
  });
});
