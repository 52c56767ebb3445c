import { expect } from '@open-wc/testing';
import { createSanitiser, readScripts } from '../../../core/html/index.ts';
import { policySafe } from '../../../core/html/policy-safe.ts';
import { FORBIDDEN_MARKUP, GOOD_MARKUP, HOSTILE_MARKUP } from '../../support/markup.ts';

const sanitise = createSanitiser(globalThis);

/** What a page holds after the markup was put into it. */
function put(html: string): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  place.append(sanitise(html));
  place.remove();
  return place;
}

describe("markup of a site's owner", () => {
  for (const html of GOOD_MARKUP) {
    it(`stays as it is: ${html.slice(0, 30)}`, () => {
      const given = document.createElement('div');
      given.innerHTML = html;
      expect(put(html).isEqualNode(given), put(html).innerHTML).to.equal(true);
    });
  }

  for (const [name, html, left] of HOSTILE_MARKUP) {
    it(`loses ${name}`, () => {
      const shown = put(html).innerHTML;
      if (left !== '') expect(shown).to.equal(left);
      // Also where it is parsed again.
      const again = document.createElement('template');
      again.innerHTML = shown;
      expect(again.content.querySelector(FORBIDDEN_MARKUP)?.outerHTML).to.equal(undefined);
    });
  }

  it('opens links so that the page that is opened learns nothing, in this window or in a new one', () => {
    const links = put(
      '<a href="/journal" rel="opener">1</a><a href="https://elsewhere.example" target="_BLANK">2</a>' +
        '<a href="mailto:a@b.example" target="_top">3</a><a href="#top" target="basket">4</a>',
    ).querySelectorAll('a');
    expect([...links].map(({ rel }) => rel)).to.deep.equal(Array(4).fill('noopener noreferrer'));
    expect([...links].map((link) => link.getAttribute('target'))).to.deep.equal([null, '_BLANK', null, null]);
    expect([...links].map((link) => link.getAttribute('href'))).to.deep.equal([
      '/journal',
      'https://elsewhere.example',
      'mailto:a@b.example',
      '#top',
    ]);
  });
});

describe('markup that is parsed under a strict policy', () => {
  const SAFE: readonly (readonly [html: string, safe: string])[] = [
    ['a<style media="x">p > a {}</style>b', 'a<noframes media="x">p > a {}</noframes>b'],
    ['<BASE href=/x><styled-x></styled-x>', '<bgsound href=/x><styled-x></styled-x>'],
    [
      '<p STYLE="a" title="a style=b" class=a style>',
      '<p data-style="a" title="a style=b" class=a data-style>',
    ],
    ["<p class='a'style=b>style = c</p>", "<p class='a'data-style=b>style = c</p>"],
    ['<!-- <p style=a> --><p data-style=a>', '<!-- <p style=a> --><p data-style=a>'],
    [
      '<script style=a>"<p style=a>"</script><p style',
      '<script data-style=a>"<p style=a>"</script><p data-style',
    ],
    ['a < b style=c <', 'a < b style=c <'],
    ['<p =style=a style =\n"b">', '<p =style=a data-style =\n"b">'],
    ['<p title="a"">our style <b style=a>', '<p title="a"">our style <b data-style=a>'],
    ['<!--><p style=a>', '<!--><p data-style=a>'],
    ['<!----!><p style=a>', '<!----!><p data-style=a>'],
    [
      "<style>a { content: '<p title=\"' }</style><p style=a>",
      "<noframes>a { content: '<p title=\"' }</noframes><p data-style=a>",
    ],
  ];
  for (const [html, safe] of SAFE)
    it(`asks for no style and no base: ${html}`, () => {
      expect(policySafe(html)).to.equal(safe);
    });
});

describe('markup without a style attribute', () => {
  for (const html of [
    '<a href=/shop/style/red>Red</a>',
    '<script src=/assets/style/app.js></script>',
    "<p title=it's>Our style is nice</p>",
    '<a href="x"">our style </a>',
    '<a href=a"b>our style</a> is "new"',
    '<a class= >our style </a>',
    '<p title\u00a0style=a>',
    '<?style <p style=a>',
    '<textarea><p style=a></textarea>',
    '<scripts a>our style</scripts>',
  ])
    it(`stays as it is under a strict policy: ${html}`, () => {
      expect(policySafe(html)).to.equal(html);
    });

  it('is read in one go where a tag does not end', () => {
    const html = `<script ${'a= b '.repeat(20_000)}`;
    expect(policySafe(html)).to.equal(html);
  });
});

describe('scripts of an owner who may run them', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'order');
  });

  it('run in their order, with the nonce of the page; an address that runs is none', () => {
    const order: number[] = [];
    Reflect.set(globalThis, 'order', order);
    const scripts = readScripts(
      '<p>x</p><script>order.push(1)</script><script src="javascript:order.push(2)"></script>' +
        '<script type="application/json">{"order":3}</script><div><script nonce="theirs" onload="order.push(4)">order.push(5)</script></div>',
      'ours',
    );
    expect(scripts.map(({ nonce }) => nonce)).to.deep.equal(['ours', 'ours', 'ours']);
    const place = document.createElement('div');
    document.body.append(place);
    place.append(...scripts);
    expect(order).to.deep.equal([1, 5]);
    place.remove();
  });

  it('come from where their address leads', () => {
    const [script] = readScripts('<script src="/count.js" data-shop="a" crossorigin></script>', null);
    expect(script?.src).to.equal(`${location.origin}/count.js`);
    expect(script?.dataset['shop']).to.equal('a');
    expect(script?.async).to.equal(false);
  });

  it('runs scripts of HTML alone: SVG has others, and noscript is for browsers without scripts', () => {
    const scripts = readScripts(
      '<svg><script>1</script><script/></svg><svg><desc><script>2</script></desc></svg>' +
        '<noscript><script>3</script></noscript><script>4</script>',
      null,
    );
    expect(scripts.map(({ text }) => text)).to.deep.equal(['2', '4']);
  });

  it('runs scripts with attributes that only a parser can make', () => {
    const [script, next] = readScripts('<script =a "b" data-c="d">1</script><script>2</script>', null);
    expect(script?.dataset['c']).to.equal('d');
    expect(next?.text).to.equal('2');
  });
});
