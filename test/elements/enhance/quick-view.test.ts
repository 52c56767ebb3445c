import { expect, fixture, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { PRODUCT_WORDS } from '../../../core/words/index.ts';
import { configureStore } from '../../../elements/index.ts';
import { catalogOf, mugProduct, teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON } from '../../support/add-button.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { inCart } from './product-form.ts';
import { enhanceMarkup, enhanced } from './printed-page.ts';

const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const SMALL_DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const MUG = { role: 'dialog', name: 'Stoneware Mug' };
const QUICK_VIEW = { role: 'button', name: 'Quick View' };
const LINK = { role: 'link', name: 'Look at the mug' };

const dialogOf = (name: string) => untilRole(document.body, { role: 'dialog', name });
const inside = (role: string, name: string) => untilRole(document.body, { role, name });
const isOpen = () => document.querySelector('[data-store-dialog]') !== null;
const closed = () => waitUntil(() => !isOpen(), 'the dialog is still open');

/** A card as an author writes it, with a real link. */
async function authorsCard(id = 'mug'): Promise<HTMLElement> {
  const page = await fixture<HTMLElement>(
    `<article><a href="#page-of-${id}" data-store-quick-view="${id}">Look at the mug</a></article>`,
  );
  enhanceMarkup(page);
  return page;
}

/** Answers requests for products with the test's values. */
function answering(loadProduct: (id: string, signal: AbortSignal) => Promise<unknown>): void {
  const cart = createMemoryCartGateway({ catalog: catalogOf([mugProduct]) });
  configureStore({ gateway: { cart, products: { loadProduct } } });
}

describe('a quick view of a product in a list', () => {
  beforeEach(async () => {
    await useMemoryStore();
    location.hash = '';
  });

  afterEach(async () => {
    if (isOpen()) await sendKeys({ press: 'Escape' });
    await closed();
  });

  it('opens from a printed button, by mouse, and sells without leaving the list', async () => {
    const page = await enhanced('<li>{@|product-quick-view}</li>', mugProduct);
    await tap(byRole(page, QUICK_VIEW));
    await untilRole(document.body, MUG);
    const button = await inside(ADD_BUTTON.role, ADD_BUTTON.name);
    await Promise.all([untilRole(document.body, ADDED_BUTTON), tap(button)]);
    expect(inCart()).to.deep.equal([['mug', 'mug', 1]]);
    expect(byRole(document.body, MUG).matches(':modal'), 'it stays open').to.equal(true);
  });

  for (const [key, press] of Object.entries({ Enter: 'Enter', Space: ' ' }))
    it(`opens from a printed button by ${key}, and gives the focus back`, async () => {
      const page = await enhanced('<li>{@|product-quick-view}</li>', mugProduct);
      const button = byRole(page, QUICK_VIEW);
      button.focus();
      await sendKeys({ press });
      await untilRole(document.body, MUG);
      await sendKeys({ press: 'Escape' });
      await closed();
      expect(focusedNode()).to.equal(button);
    });

  it("opens from an author's link, and shows price, options and a link to the product's page", async () => {
    const page = await authorsCard('tee');
    await tap(byRole(page, LINK));
    await dialogOf('Everyday Tee');
    await inside('combobox', 'Color');
    await inside('button', PRODUCT_WORDS.addToCart);
    const link = await inside('link', 'View full details');
    expect(link.getAttribute('href')).to.equal('/shop/everyday-tee');
    expect(location.hash).to.equal('');
  });

  for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)
    it(`leaves a link a link when ${modifier} is held`, async () => {
      const page = await authorsCard();
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true });
      let wasPrevented = true;
      window.addEventListener(
        'click',
        (event) => {
          wasPrevented = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      byRole(page, LINK).dispatchEvent(press);
      await nextFrame();
      expect(wasPrevented).to.equal(false);
      expect(isOpen()).to.equal(false);
    });

  it('opens once, regardless of the number of clicks and enhance calls', async () => {
    const page = await authorsCard();
    enhanceMarkup(document);
    const link = byRole(page, LINK);
    link.click();
    link.click();
    await untilRole(document.body, MUG);
    await nextFrame();
    expect(document.querySelectorAll('[data-store-dialog]')).to.have.lengthOf(1);
  });

  it('does not open where the page prevents it, or has stopped the wiring', async () => {
    const page = await authorsCard();
    const link = byRole(page, LINK);
    link.addEventListener('store-open', (event) => {
      event.preventDefault();
    });
    link.click();
    await nextFrame();
    await nextFrame();
    expect(isOpen()).to.equal(false);
    const other = await fixture<HTMLElement>('<p><a href="#other" data-store-quick-view="mug">Mug</a></p>');
    enhanceMarkup(other)();
    byRole(other, { role: 'link', name: 'Mug' }).click();
    await waitUntil(() => location.hash === '#other', 'the link was not followed');
    expect(isOpen()).to.equal(false);
  });

  const failures: readonly (readonly [what: string, answer: () => Promise<unknown>])[] = [
    ['a failure', () => Promise.reject(new StorefrontError(FAILURE_KINDS.server))],
    ['an answer that is no product', () => Promise.resolve({ error: 'Come back later.' })],
  ];
  for (const [what, fail] of failures)
    it(`shows a failure after ${what} with a link to the product's page, and can be retried`, async () => {
      let count = 0;
      answering(() => {
        count += 1;
        return count === 1 ? fail() : Promise.resolve(mugProduct);
      });
      const page = await authorsCard();
      byRole(page, LINK).click();
      const alert = await inside('alert', '');
      expect(alert.textContent).to.equal('This product is not available right now.');
      const link = await inside('link', 'View full details');
      expect(link.getAttribute('href')).to.match(/#page-of-mug$/);
      await tap(await inside('button', 'Try again'));
      await untilRole(document.body, MUG);
      await inside(ADD_BUTTON.role, ADD_BUTTON.name);
      expect(document.activeElement?.matches('[data-store-dialog]'), 'the focus stays inside').to.equal(true);
    });

  it('cancels its request when it is closed before the response', async () => {
    let asked: AbortSignal | undefined;
    answering((_, signal) => {
      asked = signal;
      return new Promise(() => undefined);
    });
    const page = await authorsCard();
    byRole(page, LINK).click();
    await inside('status', '');
    await waitUntil(() => asked !== undefined);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => asked?.aborted, 'it is still asked for');
  });

  it('shows its pictures, one of them large, and its description without scripts', async () => {
    const ran: string[] = [];
    Reflect.set(globalThis, 'ranInQuickView', ran);
    answering(() =>
      Promise.resolve({
        ...mugProduct,
        assetUrl: DOT,
        altText: 'The mug',
        items: [
          { assetUrl: DOT, altText: 'The mug' },
          { assetUrl: SMALL_DOT, altText: 'Its handle' },
          { assetUrl: 'javascript:ranInQuickView.push(1)' },
        ],
        excerpt:
          '<p onclick="ranInQuickView.push(2)">Holds <b>much</b>.<img src=x onerror="ranInQuickView.push(3)"></p>',
      }),
    );
    const page = await authorsCard();
    byRole(page, LINK).click();
    const handle = await inside('button', 'Its handle');
    expect(byRole(document.body, { role: 'img', name: 'The mug' }).getAttribute('src')).to.equal(DOT);
    await waitUntil(() => document.body.textContent.includes('Holds much.'), 'no description');
    await tap(handle);
    expect(byRole(document.body, { role: 'img', name: 'Its handle' }).getAttribute('src')).to.equal(
      SMALL_DOT,
    );
    expect(handle.getAttribute('aria-pressed')).to.equal('true');
    expect(document.querySelector('[data-store-dialog] [onclick]')).to.equal(null);
    expect(ran).to.deep.equal([]);
    expect(allByRole(document.body, { role: 'button', name: 'Picture 3' })).to.have.lengthOf(0);
  });

  it('requests its pictures in the widths of their places', async () => {
    const items = ['/mug.png?v=2', '/handle.png'].map((assetUrl) => ({ assetUrl, altText: assetUrl }));
    answering(() => Promise.resolve({ ...mugProduct, ...items[0], items }));
    const page = await authorsCard();
    byRole(page, LINK).click();
    const [first, second] = [await inside('button', '/mug.png?v=2'), await inside('button', '/handle.png')];
    const large = byRole(document.body, { role: 'img', name: '/mug.png?v=2' });
    const isLarge = (address: string) => large.getAttribute('src')!.startsWith(`${address}format=`);
    expect(isLarge('/mug.png?v=2&')).to.equal(true);
    expect(Number.parseInt(/format=(\d+)w/.exec(large.getAttribute('src')!)![1]!, 10)).to.be.within(
      500,
      1500,
    );
    expect(second.querySelector('img')!.getAttribute('src')).to.match(/^\/handle\.png\?format=[13]00w$/);
    expect([first.ariaPressed, second.ariaPressed]).to.eql(['true', 'false']);
    await tap(second);
    expect(isLarge('/handle.png?')).to.equal(true);
    await waitUntil(() => second.ariaPressed === 'true' && first.ariaPressed === 'false');
  });

  it('shows the products of a page without a store', async () => {
    configureStore({ gateway: 'memory' });
    const page = await fixture<HTMLElement>(
      `<div><store-price><script type="application/json">${JSON.stringify(teeProduct)}</script></store-price>
       <a href="#page" data-store-quick-view="tee">Look</a></div>`,
    );
    enhanceMarkup(page);
    await waitUntil(() => page.querySelector('store-price')!.shadowRoot?.textContent.includes('$24.00'));
    byRole(page, { role: 'link', name: 'Look' }).click();
    await dialogOf('Everyday Tee');
  });
});
