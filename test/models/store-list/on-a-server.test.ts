import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderToHTML, type PrintedProps, type RenderOptions } from '../../../entries/server/index.ts';
import { mugProduct } from '../../../elements/testing-products.ts';

const ANSWER = { items: [mugProduct], total: 30, hasNextPage: true };

const listHTML = (options: RenderOptions, props: PrintedProps<'store-list'> = {}) =>
  renderToHTML('store-list', props, { answer: ANSWER, ...options });

describe('a list on a server', () => {
  it('links to its pages with the parameters of the URL of the page', () => {
    const html = listHTML({ url: '/shop?ref=mail&sort=title#top' });
    assert.match(html, /href="\/shop\?ref=mail&amp;sort=title&amp;page=2"/);
    assert.match(listHTML({}), /href="\?page=2"/);
  });

  it('keeps parameters of the page and the chosen category in its form', () => {
    const html = listHTML({ url: '/shop?ref=mail&category=Mugs&page=3' });
    assert.match(html, /name="ref" value="mail"/);
    assert.match(html, /name="category" value="Mugs"/);
    assert.doesNotMatch(html, /name="page"/);
  });

  it('keeps repeated parameters, and filters without a control, in its form', () => {
    const html = listHTML({ url: '/shop?tag=a&tag=b?c&option.Color=Ink&max-price=20' });
    assert.match(html, /name="tag" value="a"/);
    assert.match(html, /name="tag" value="b\?c"/);
    assert.match(html, /name="option.Color" value="Ink"/);
    assert.match(html, /name="max-price" value="20"/);
    assert.match(html, /<form[^>]* action="\/shop"/);
  });

  it('does not lead to another host, whatever a visitor requests', () => {
    assert.match(listHTML({ url: '//evil.example/shop' }), /href="\/evil.example\/shop\?page=2"/);
  });

  it('leads to its first page without a question mark', () => {
    assert.match(listHTML({ url: '/shop?page=2' }), /href="\/shop"/);
  });

  it('has the attributes of tags inside it', () => {
    assert.match(listHTML({ locale: 'de-DE' }), /<store-add-to-cart data-adding="/);
  });

  it('draws products beside tags with shadow roots, and none beside a template', () => {
    const shown = (children: string) => listHTML({ children }).includes('>Stoneware Mug</a>');
    assert.equal(shown(renderToHTML('store-search')), true);
    assert.equal(shown('<template><p></p></template>'), false);
  });

  it('prints no answer that it cannot read', () => {
    const html = listHTML({ answer: { items: 'none' } });
    assert.equal(html, '<store-list></store-list>');
  });

  it('has both the button for more products and links to pages, for visitors without scripts', () => {
    const html = listHTML({}, { paging: 'more' });
    assert.match(html, /part="more"/);
    assert.match(html, /href="\?page=2"/);
  });

  it('sends the forms of products, not that of its filters, to the given URL', () => {
    const html = listHTML({ form: { action: '/cart/entries' } });
    assert.equal(html.match(/action="\/cart\/entries"/g)?.length, 1);
  });

  it('shows products that are related to the product around it', () => {
    const html = listHTML({ answer: { items: [mugProduct] } }, { source: 'related', itemId: 'tee' });
    assert.match(html, />Stoneware Mug<\/a>/);
    assert.match(html, /"source":"related","query":{"itemId":"tee"/);
  });
});
