import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { configureStore } from '../../../elements/index.ts';
import { catalogOf, mugProduct, useMemoryStore } from '../../../elements/testing.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { enhanceMarkup, enhanced } from './printed-page.ts';

const PREVIOUS = { role: 'button', name: 'Previous product' };
const NEXT = { role: 'button', name: 'Next product' };
const TITLES: Readonly<Record<string, string>> = { a: 'Ashes', b: 'Birch', c: 'Cedar' };

const link = (id: string, group = 'wood') =>
  `<a href="#${id}" data-store-quick-view="${id}" data-group="${group}">Look at ${id}</a>`;
const isOpen = () => document.querySelector('[data-store-dialog]') !== null;
const untilShown = (id: string) =>
  waitUntil(() => {
    const [dialog] = allByRole(document.body, { role: 'dialog', name: TITLES[id] ?? '' });
    return dialog && allByRole(document.body, { role: 'link', name: 'View full details' }).length > 0;
  }, `${id} is not shown`);
const position = () => byRole(document.body, NEXT).parentElement?.textContent;
const isSpoken = (text: string) =>
  allByRole(document.body, { role: 'status', name: '' }).some((node) => node.textContent === text);
const isDisabled = (wanted: typeof NEXT) =>
  byRole(document.body, wanted).getAttribute('aria-disabled') === 'true';

/** A list of products, and a store that has three of them. */
async function list(markup: string, { failing = '' } = {}) {
  const asked: string[] = [];
  const cart = createMemoryCartGateway({ catalog: catalogOf([mugProduct]) });
  const held = new Map<string, Promise<void>>();
  const loadProduct = async (id: string): Promise<unknown> => {
    asked.push(id);
    await held.get(id);
    return id === failing && asked.filter((each) => each === id).length === 1
      ? Promise.reject(new StorefrontError(FAILURE_KINDS.server))
      : Promise.resolve({ ...mugProduct, id, title: TITLES[id], fullUrl: `/shop/${id}` });
  };
  configureStore({ gateway: { cart, products: { loadProduct } } });
  const page = await fixture<HTMLElement>(`<div>${markup}</div>`);
  enhanceMarkup(page);
  const open = async (id: string) => {
    byRole(page, { role: 'link', name: `Look at ${id}` }).click();
    await untilShown(id);
  };
  /** Holds the response for a product; returns how to release it. */
  const hold = (id: string) => {
    let release = (): void => undefined;
    held.set(
      id,
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    return () => {
      release();
    };
  };
  return { page, asked, open, hold };
}

describe('quick view navigation', () => {
  beforeEach(() => useMemoryStore());
  afterEach(async () => {
    if (isOpen()) await sendKeys({ press: 'Escape' });
    await waitUntil(() => !isOpen(), 'the dialog is still open');
  });

  it('leads to the products of its group, in the order of the page, and ends there', async () => {
    const { open } = await list(link('a') + link('x', 'stone') + link('b') + link('c'));
    await open('b');
    expect(position()).to.equal('2 of 3');
    expect([isDisabled(PREVIOUS), isDisabled(NEXT)]).to.deep.equal([false, false]);
    await tap(byRole(document.body, NEXT));
    await untilShown('c');
    expect([isDisabled(PREVIOUS), isDisabled(NEXT)]).to.deep.equal([false, true]);
    await tap(byRole(document.body, NEXT));
    expect(position(), 'there is nothing after the last').to.equal('3 of 3');
    await tap(byRole(document.body, PREVIOUS));
    await tap(byRole(document.body, PREVIOUS));
    await untilShown('a');
    expect(isDisabled(PREVIOUS)).to.equal(true);
    expect(position()).to.equal('1 of 3');
  });

  it('keeps the focus on the button, also at the end, and returns it to the trigger', async () => {
    const { page, open } = await list(link('a') + link('b'));
    await open('a');
    byRole(document.body, NEXT).focus();
    await sendKeys({ press: 'Enter' });
    await untilShown('b');
    await sendKeys({ press: 'Enter' });
    expect(focusedNode()).to.equal(byRole(document.body, NEXT));
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ up: 'Shift' });
    await sendKeys({ press: ' ' });
    await untilShown('a');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !isOpen());
    expect(focusedNode()).to.equal(byRole(page, { role: 'link', name: 'Look at a' }));
  });

  it('announces the product and its position', async () => {
    const { open } = await list(link('a') + link('b'));
    await open('a');
    await tap(byRole(document.body, NEXT));
    await waitUntil(() => isSpoken('Birch (2 of 2)'), 'it is not spoken');
  });

  it('loads the neighbours when it is idle, and nothing twice', async () => {
    const { asked, open } = await list(link('a') + link('b') + link('c'));
    await open('a');
    await waitUntil(() => asked.includes('b'), 'the next one is not loaded');
    expect(asked).to.deep.equal(['a', 'b']);
    await tap(byRole(document.body, NEXT));
    await untilShown('b');
    await waitUntil(() => asked.includes('c'), 'the next one is not loaded');
    expect(asked).to.deep.equal(['a', 'b', 'c']);
  });

  it('shows the last of several fast clicks', async () => {
    const { open } = await list(link('a') + link('b') + link('c'));
    await open('a');
    const next = byRole(document.body, NEXT);
    next.click();
    next.click();
    await untilShown('c');
    expect(allByRole(document.body, { role: 'link', name: 'View full details' })).to.have.lengthOf(1);
    expect(position()).to.equal('3 of 3');
  });

  it('names a product that cannot be shown, and leads to the next', async () => {
    const { open } = await list(link('a') + link('b'), { failing: 'b' });
    await open('a');
    // The failure of a preload is not reported.
    byRole(document.body, NEXT).click();
    await untilRole(document.body, { role: 'dialog', name: 'Look at b' });
    await untilRole(document.body, { role: 'alert', name: '' });
    await waitUntil(() => isSpoken('Look at b (2 of 2)'), 'the one before is still named');
    await tap(byRole(document.body, PREVIOUS));
    await untilShown('a');
    await tap(byRole(document.body, NEXT));
    await untilShown('b');
  });

  it('drops the name of the previous product while the next one is loading', async () => {
    const { open, hold } = await list(link('a') + link('b'));
    const release = hold('b');
    await open('a');
    byRole(document.body, NEXT).click();
    await untilRole(document.body, { role: 'dialog', name: 'Look at b' });
    release();
    await untilShown('b');
  });

  it('counts a product once if its group contains it twice', async () => {
    const { open } = await list(link('a') + link('b') + link('a').replace('Look at a', 'Again'));
    await open('a');
    expect(position()).to.equal('1 of 2');
  });

  it('has no buttons for a single product, or without a group', async () => {
    const { page } = await list(link('a', 'one') + link('b', '') + link('c', ''));
    for (const id of ['a', 'b']) {
      byRole(page, { role: 'link', name: `Look at ${id}` }).click();
      await untilShown(id);
      expect(allByRole(document.body, NEXT)).to.deep.equal([]);
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => !isOpen());
    }
  });

  it('works with the markup of the formatter', async () => {
    await list('');
    const page = await enhanced(
      '<ul>{.repeated section items}<li>{@|product-quick-view kind}</li>{.end}</ul>',
      {
        kind: 'wood',
        items: [
          { ...mugProduct, id: 'a' },
          { ...mugProduct, id: 'b' },
        ],
      },
    );
    const [first] = allByRole(page, { role: 'button', name: 'Quick View' });
    first?.click();
    await untilShown('a');
    expect(position()).to.equal('1 of 2');
  });
});
