import { expect, fixture } from '@open-wc/testing';
import '../../elements/all.ts';
import type * as all from '../../elements/all.ts';
import type * as testing from '../../elements/testing.ts';
import { mugProduct, teeProduct } from '../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON } from '../support/add-button.ts';
import { byRole, untilRole } from '../support/by-role.ts';
import { closeFreshPages, openFreshPage, type FreshPage } from '../support/fresh-page.ts';
import { untilTakenOver, type StoreTag } from '../support/elements.ts';
import { statesOf } from '../support/states-of.ts';
import { showableStore, TAG_CASES } from '../support/tag-cases.ts';
import { waitUntil } from '../support/wait-until.ts';

interface Modules {
  readonly all: typeof all;
  readonly testing: typeof testing;
}

const MODULES = { all: '/elements/all.ts', testing: '/elements/testing.ts' };

const EVERY_TAG = TAG_CASES.map(({ html }) => html).join('');
const MUG = `<store-product><script type="application/json" nonce="test">${JSON.stringify(mugProduct)}</script><store-add-to-cart></store-add-to-cart></store-product>
<cart-pill></cart-pill><store-cart></store-cart>`;

/** A visitor buys a mug and looks at the cart. */
async function buyMug({ document, modules }: FreshPage<Modules>): Promise<void> {
  await modules.testing.useMemoryStore();
  const product = document.querySelector('store-product')!;
  (await untilRole(product, ADD_BUTTON)).click();
  await untilRole(product, ADDED_BUTTON);
  await untilRole(document.querySelector('cart-pill')!, { role: 'link', name: 'One item in cart, $18.00' });
  const cart = document.querySelector('store-cart')!;
  await untilRole(cart, { role: 'link', name: 'Checkout' });
  (await untilRole(cart, { role: 'button', name: 'Increase quantity of Stoneware Mug' })).click();
  await untilRole(document.querySelector('cart-pill')!, { role: 'link', name: '2 items in cart, $36.00' });
  await Promise.all(
    [...document.querySelectorAll('cart-pill, store-cart')].map((tag) => untilTakenOver(tag as StoreTag)),
  );
}

describe('in a hostile page', () => {
  afterEach(closeFreshPages);

  it('everything works under a strict content security policy with Trusted Types, without violation', async () => {
    const page = await openFreshPage<Modules>({
      modules: MODULES,
      body: MUG,
      policy: [
        "default-src 'none'",
        "script-src 'nonce-test' 'strict-dynamic'",
        "style-src 'nonce-test'",
        "connect-src 'self'",
        "img-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types storefront',
      ].join('; '),
    });
    await buyMug(page);
    expect(page.troubles).to.deep.equal({ uncaught: [], violations: [], said: [] });
    const pill = byRole(page.document.querySelector('cart-pill')!, { role: 'link', name: /items in cart/ });
    expect(page.window.getComputedStyle(pill).position, 'styled').to.equal('fixed');
    // The policy is in force.
    page.document.body.setAttribute('style', 'color: red');
    await waitUntil(() => page.troubles.violations.length === 1, 'the policy is not in force');
  });

  it('a form is sent without any Trusted Types policy, and content that cannot be shown is reported', async () => {
    const schema = (id: string, rest: object) =>
      JSON.stringify({ id, fields: [{ id: 'who', type: 'text', title: id }], ...rest }).replaceAll(
        '"',
        '&quot;',
      );
    const page = await openFreshPage<Modules>({
      modules: MODULES,
      body: `<site-form schema="${schema('Plain', { captcha: false, submissionText: 'Thanks.', postSubmitHtml: '<b>Bold</b>' })}"></site-form>
        <site-form schema="${schema('Guarded', {})}"></site-form>`,
      policy: "require-trusted-types-for 'script'; trusted-types 'none'",
    });
    const { document, modules, troubles } = page;
    modules.all.configureStore({ gateway: 'memory', captchaSiteKey: 'key', captchaProvider: 'turnstile' });
    const [plain, guarded] = document.querySelectorAll('site-form');
    await untilRole(plain!, { role: 'textbox', name: /Plain/ });
    (await untilRole(plain!, { role: 'button', name: 'Submit' })).click();
    const thanks = await untilRole(plain!, { role: 'status', name: '' });
    expect(thanks.textContent).to.equal('Thanks.');
    (await untilRole(guarded!, { role: 'textbox', name: /Guarded/ })).focus();
    await untilRole(guarded!, { role: 'button', name: 'Try again' });
    await waitUntil(
      () => troubles.said.some((text) => text.includes('site-form/post-submit')),
      'not notified',
    );
    expect(plain!.querySelector('b')).to.equal(null);
    expect(troubles.uncaught).to.deep.equal([]);
  });

  it('everything works with forms and pictures named like members of the document', async () => {
    const names = ['location', 'cookie', 'baseURI', 'readyState', 'body', 'activeElement', 'visibilityState'];
    const ids = ['grecaptcha', 'scheduler', 'requestIdleCallback', 'BroadcastChannel', 'storefront'];
    const page = await openFreshPage<Modules>({
      modules: MODULES,
      body: `${names.map((name) => `<form name="${name}"></form>`).join('')}
        ${ids.map((id) => `<img id="${id}" alt="">`).join('')}${MUG}`,
    });
    expect(page.document.baseURI, 'clobbered').to.have.property('tagName', 'FORM');
    await buyMug(page);
    expect(page.troubles.uncaught).to.deep.equal([]);
    expect(page.troubles.said).to.deep.equal([]);
  });

  it('everything works with damaged prototypes', async () => {
    const page = await openFreshPage<Modules>({
      modules: MODULES,
      body: MUG,
      first: `
        Array.prototype.toJSON = function () { return 'damaged'; };
        Object.defineProperty(Object.prototype, 'extra', { value: 'everywhere', enumerable: false, writable: true });
        Array.prototype.last = function () { return this[this.length - 1]; };`,
    });
    await buyMug(page);
    expect(page.troubles.uncaught).to.deep.equal([]);
  });

  it('everything works with a host style that resets everything', async () => {
    const page = await openFreshPage<Modules>({
      modules: MODULES,
      body: `<style>* { all: revert; } button, a, input { display: none !important; }</style>${MUG}`,
    });
    await buyMug(page);
  });
});

describe('anywhere in a page', () => {
  beforeEach(showableStore);

  for (const { tag, html, control } of TAG_CASES) {
    for (const mode of ['open', 'closed'] as const) {
      it(`<${tag}> works inside a shadow root that is ${mode}`, async () => {
        const outer = await fixture('<div></div>');
        const root = outer.attachShadow({ mode });
        root.innerHTML = html;
        const element = root.firstElementChild as StoreTag;
        await untilRole(element, control);
        await untilTakenOver(element);
        await untilRole(element, control);
      });
    }

    it(`<${tag}> never writes an attribute on itself`, async () => {
      const element: StoreTag = await fixture(html);
      const written: string[] = [];
      const observer = new MutationObserver((records) => {
        for (const { attributeName } of records) written.push(attributeName ?? '');
      });
      observer.observe(element, { attributes: true });
      const before = element.getAttributeNames();
      await untilRole(element, control);
      await untilTakenOver(element);
      byRole(element, control).focus();
      expect(element.getAttributeNames()).to.deep.equal(before);
      expect([...written, ...observer.takeRecords()]).to.deep.equal([]);
    });

    it(`<${tag}> loses nothing by moveBefore`, () => {
      expect(customElements.get(tag)?.prototype).to.have.property('connectedMoveCallback');
    });
  }

  it('all tags at once, and in each other, throw nothing into the page', async () => {
    const page = await openFreshPage<Modules>({ modules: MODULES, body: EVERY_TAG + MUG });
    await page.modules.testing.useMemoryStore();
    const { document } = page;
    const [, last] = document.querySelectorAll('store-product');
    // Below all others, where nothing is drawn before it is scrolled into view.
    last!.querySelector('store-add-to-cart')!.scrollIntoView();
    await untilRole(last!, ADD_BUTTON);
    for (const outer of TAG_CASES) {
      for (const inner of TAG_CASES) {
        const element = document.createElement(outer.tag);
        element.append(document.createElement(inner.tag));
        document.body.append(element);
      }
    }
    const tags = [...document.body.querySelectorAll<StoreTag>(TAG_CASES.map(({ tag }) => tag).join())];
    for (const tag of tags) await tag.updateComplete;
    for (const tag of tags) tag.remove();
    expect(page.troubles.uncaught).to.deep.equal([]);
    closeFreshPages();
  });
});

describe('custom states', () => {
  for (const { tag, html, control, states } of TAG_CASES) {
    it(`<${tag}> has ${states.join(', ') || 'no state'} once it shows something`, async () => {
      await showableStore();
      const element: StoreTag = await fixture(html);
      await untilRole(element, control);
      expect(statesOf(element)).to.deep.equal([...states].sort());
      for (const state of states) expect(element.matches(`:state(${state})`), state).to.equal(true);
    });
  }

  it('add-to-cart follows the steps of a purchase', async () => {
    await showableStore();
    const element: StoreTag = await fixture('<store-add-to-cart></store-add-to-cart>');
    const states = () => statesOf(element);
    Reflect.set(element, 'product', teeProduct);
    await element.updateComplete;
    expect(states()).to.deep.equal([]);
    (await untilRole(element, ADD_BUTTON)).click();
    expect(states(), 'no colour, no size').to.deep.equal(['error']);
    Reflect.set(element, 'product', mugProduct);
    await element.updateComplete;
    expect(states(), 'two mugs are in the cart').to.deep.equal(['in-cart']);
    (await untilRole(element, ADD_BUTTON)).click();
    expect(states()).to.deep.equal(['adding', 'in-cart']);
    await untilRole(element, ADDED_BUTTON);
    expect(states()).to.deep.equal(['added', 'in-cart']);
    await untilRole(element, ADD_BUTTON);
    expect(states()).to.deep.equal(['in-cart']);
  });
});
