import { expect } from '@open-wc/testing';
import { createSanitiser, readScripts } from '../../../core/html/index.ts';
import { FORBIDDEN_MARKUP, GOOD_MARKUP, HOSTILE_MARKUP } from '../../support/markup.ts';

const sanitise = createSanitiser(globalThis);

/** The contents of a page after inserting the markup. */
function put(html: string): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  place.append(sanitise(html));
  place.remove();
  return place;
}

describe("markup of a site's owner", () => {
  for (const html of GOOD_MARKUP) {
    it(`is unchanged: ${html.slice(0, 30)}`, () => {
      const given = document.createElement('div');
      given.innerHTML = html;
      expect(put(html).isEqualNode(given), put(html).innerHTML).to.equal(true);
    });
  }

  for (const [name, html, left] of HOSTILE_MARKUP) {
    it(`loses ${name}`, () => {
      const shown = put(html).innerHTML;
      if (left !== '') expect(shown).to.equal(left);
      // Also after parsing it again.
      const again = document.createElement('template');
      again.innerHTML = shown;
      expect(again.content.querySelector(FORBIDDEN_MARKUP)?.outerHTML).to.equal(undefined);
    });
  }

  it('opens links without referrer and opener, in this window or in a new one', () => {
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

describe('scripts of an owner who may run them', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'order');
  });

  it('run in order, with the nonce of the page; javascript: URLs are left out', () => {
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

  it('load from their URL', () => {
    const [script] = readScripts('<script src="/count.js" data-shop="a" crossorigin></script>', null);
    expect(script?.src).to.equal(`${location.origin}/count.js`);
    expect(script?.dataset['shop']).to.equal('a');
    expect(script?.async).to.equal(false);
  });

  it('run only if they are HTML scripts, outside SVG and noscript', () => {
    const scripts = readScripts(
      '<svg><script>1</script><script/></svg><svg><desc><script>2</script></desc></svg>' +
        '<noscript><script>3</script></noscript><script>4</script>',
      null,
    );
    expect(scripts.map(({ text }) => text)).to.deep.equal(['2', '4']);
  });

  it('run after a noscript, too', () => {
    const scripts = readScripts('<script>1</script><noscript><script>2</script></noscript>', null);
    expect(scripts.map(({ text }) => text)).to.deep.equal(['1']);
  });

  it('run with attributes that only a parser can create', () => {
    const [script, next] = readScripts('<script =a "b" data-c="d">1</script><script>2</script>', null);
    expect(script?.dataset['c']).to.equal('d');
    expect(next?.text).to.equal('2');
  });

  it('run with their original text, including styles in it', () => {
    const text = `show("<p style='a'>", '<STYLE media=x></style>', "<base href=/x><noframes>") // our style = a`;
    const [script, next] = readScripts(
      `<script style=a data-style="our style " id=" style=">${text}</script><script src="/style/x.js"></script>`,
      null,
    );
    expect(script?.text).to.equal(text);
    expect([...(script?.attributes ?? [])].map(({ name, value }) => [name, value])).to.deep.equal([
      ['data-style', 'our style '],
      ['id', ' style='],
    ]);
    expect(next?.src).to.equal(`${location.origin}/style/x.js`);
  });
});
