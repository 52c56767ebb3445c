import { expect, fixture } from '@open-wc/testing';
import { configureStore, storefront } from '../../../elements/index.ts';
import { mugProduct, teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON } from '../../support/add-button.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import { alertText, COLOR, inCart, select, SIZE } from './product-form.ts';
import { enhanceMarkup, CARD, enhanced, print, printed } from './printed-page.ts';
import { waitUntil } from '../../support/wait-until.ts';

async function buyTee(page: HTMLElement): Promise<void> {
  select(byRole(page, COLOR), 'Ink');
  select(byRole(page, SIZE), 'S');
  byRole(page, ADD_BUTTON).click();
  await untilRole(page, ADDED_BUTTON);
  expect(inCart()).to.deep.equal([['tee', 'tee-ink-s', 1]]);
}

function printedNode(data: object = teeProduct): HTMLElement {
  const card = document.createElement('div');
  card.innerHTML = print(CARD, data);
  return card;
}

describe('printed markup sells', () => {
  beforeEach(() => useMemoryStore());

  it('in a shadow root, including later additions', async () => {
    const host: HTMLElement = await fixture('<div></div>');
    const shadow = host.attachShadow({ mode: 'open' });
    enhanceMarkup(shadow);
    const card = printedNode();
    shadow.append(card);
    await waitUntil(() => shadow.querySelector('[role=alert]') !== null);
    await buyTee(card);
  });

  it('if it was wired before it was inserted into the page', async () => {
    const page: HTMLElement = await fixture('<div></div>');
    const card = printedNode();
    enhanceMarkup(card);
    page.append(card);
    await buyTee(card);
  });

  it('in the document of a frame, including later additions', async () => {
    const frame: HTMLIFrameElement = await fixture('<iframe title="Preview"></iframe>');
    const { body } = frame.contentDocument!;
    enhanceMarkup(frame.contentDocument!);
    body.innerHTML = print(CARD, teeProduct);
    await waitUntil(() => body.querySelector('[role=alert]') !== null);
    await buyTee(body);
  });

  it('of a fragment whose content has moved into the page', async () => {
    const page: HTMLElement = await fixture('<div></div>');
    const fragment = document.createDocumentFragment();
    fragment.append(printedNode());
    enhanceMarkup(fragment);
    page.append(fragment);
    enhanceMarkup(page);
    await waitUntil(() => page.querySelectorAll('[role=alert]').length === 1);
    await buyTee(page);
  });
});

describe('broken data', () => {
  const REFUSED = ['Unable to Add Item Please try again.', []];
  beforeEach(async () => {
    await useMemoryStore();
    configureStore({ reportError: () => undefined });
  });
  afterEach(() => {
    configureStore({
      reportError: (error) => {
        console.error(error);
      },
    });
  });

  for (const [what, name, value, outcome] of [
    ['an unknown type: the store decides', 'productType', '__proto__', ['', [['mug', 'mug', 1]]]],
    ['no id: refused with a message', 'itemId', '', REFUSED],
    ['markup as an id: refused with a message', 'itemId', '"><img src=x onerror=alert(1)>', REFUSED],
    ['the id “constructor”: refused with a message', 'itemId', 'constructor', REFUSED],
  ] as const) {
    it(what, async () => {
      const page = await printed(CARD, mugProduct);
      for (const part of page.querySelectorAll<HTMLElement>('[data-item-id]')) part.dataset[name] = value;
      enhanceMarkup(page);
      byRole(page, ADD_BUTTON).click();
      await waitUntil(() => alertText(page) !== '' || inCart().length > 0);
      expect([alertText(page), inCart()]).to.deep.equal(outcome);
    });
  }

  it('of one product does not prevent sales of the others', async () => {
    const page = await printed(`${CARD}<hr>`, teeProduct);
    page.querySelector<HTMLElement>('.product-variants')!.dataset['variants'] =
      '[null, 5, {"attributes": 7}]';
    page.insertAdjacentHTML('beforeend', print(CARD, mugProduct));
    enhanceMarkup(page);
    allByRole(page, ADD_BUTTON)[1]!.click();
    await waitUntil(() => inCart().length === 1);
    expect(inCart()).to.deep.equal([['mug', 'mug', 1]]);
  });
});

describe('removed markup', () => {
  beforeEach(() => useMemoryStore());

  it('is no longer updated when the cart changes; nested cart roots get one cart', async () => {
    const page = await enhanced('<b data-store-cart="count"></b>', {});
    const mark = page.querySelector('b')!;
    mark.remove();
    await storefront().cart.add({ itemId: 'mug', sku: 'mug', quantity: 3, additionalFields: '' });
    expect(mark.textContent).to.equal('0');
    page.innerHTML = '<div data-store-cart="root"><div data-store-cart="root">Cart</div></div>';
    await waitUntil(() => page.querySelector('store-cart') !== null);
    expect(page.querySelectorAll('store-cart').length).to.equal(1);
  });
});
