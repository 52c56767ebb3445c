import { expect, nextFrame } from '@open-wc/testing';
import '../../elements/all.ts';
import type { PrintedProps, RenderOptions } from '../../entries/server/index.ts';
import { configureStore, storefront } from '../../elements/index.ts';
import { mugProduct, printProduct, teeProduct, useMemoryStore } from '../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON } from '../support/add-button.ts';
import { allByRole, byRole, focusedNode, untilRole } from '../support/by-role.ts';
import { type StoreTag, untilTakenOver } from '../support/elements.ts';
import { printed } from '../support/printed-fixture.ts';
import { serverHtml } from '../support/server-html.ts';
import { waitUntil } from '../support/wait-until.ts';

const SORT = { role: 'combobox', name: 'Sort by' };
const ANSWER = {
  items: [mugProduct, teeProduct],
  total: 30,
  hasNextPage: true,
  orders: ['featured', 'title'],
  filters: { options: [{ name: 'Color', values: [{ value: 'Ink', count: 3 }] }] },
};
const ALL = { items: [printProduct], total: 1, orders: ['featured', 'title'] };
const start = location.href;

const listHTML = (props: PrintedProps<'store-list'> = {}, options: RenderOptions = {}) =>
  serverHtml({ tag: 'store-list', props, options: { answer: ANSWER, ...options } });
const draw = async (...given: Parameters<typeof listHTML>) => printed('store-list', await listHTML(...given));
const titlesIn = (list: ParentNode) =>
  allByRole(list, { role: 'heading', name: /./ }).map(({ textContent }) => textContent.trim());

/** A store that notes the sort order of each list it is asked for. */
async function openStore(answer: () => Promise<object> = () => Promise.resolve(ALL)): Promise<string[]> {
  await useMemoryStore();
  const asked: string[] = [];
  const known = storefront().settings.$program.get().gateway as { products: object };
  const list = ({ sort }: { sort: string }) => {
    asked.push(sort);
    return answer();
  };
  configureStore({ gateway: { ...known, products: { ...known.products, list } } as never });
  return asked;
}

afterEach(() => {
  history.replaceState(null, '', start);
});

describe('a list that a server has rendered', () => {
  it('keeps its very nodes, also when React hydrates them, and asks the store for nothing', async () => {
    const asked = await openStore();
    const { element, start: run } = await draw({ filterBy: 'options' });
    const find = () =>
      [/^(Stoneware Mug|Everyday Tee)$/, /^Page/, /^Choose options/].flatMap((name) =>
        ['heading', 'link'].flatMap((role) => allByRole(element, { role, name })),
      );
    const before = find();
    expect(before).to.have.length(7);
    await run();
    await untilTakenOver(element);
    expect(find()).to.deep.equal(before);
    expect(asked).to.deep.equal([]);
  });

  it('moves nothing', async () => {
    await openStore();
    const { element, start: run } = await draw({ filterBy: 'options' });
    const find = () => [...allByRole(element, { role: 'link', name: /./ }), byRole(element, SORT)];
    const places = () => find().map((node) => JSON.stringify(node.getBoundingClientRect()));
    await nextFrame();
    const before = places();
    await run();
    await untilTakenOver(element);
    expect(places()).to.deep.equal(before);
  });

  it('sells', async () => {
    await openStore();
    const { element, start: run } = await draw({}, { form: { action: '/cart/entries' } });
    await run();
    const button = byRole(element, ADD_BUTTON);
    // Until the tag has taken its form over, the browser posts it.
    await ((button.getRootNode() as ShadowRoot).host as StoreTag).ready;
    button.click();
    await untilRole(element, ADDED_BUTTON);
    expect(storefront().cart.$cart.get()?.entries[0]?.itemId).to.equal(mugProduct.id);
  });

  it('keeps the focus in the tag of a product', async () => {
    await openStore();
    const { element, start: run } = await draw();
    const button = byRole(element, ADD_BUTTON);
    button.focus();
    await run();
    await untilTakenOver(element);
    expect(focusedNode()).to.equal(button);
  });

  it('sorts: the first question to the store', async () => {
    const asked = await openStore();
    const { element, start: run } = await draw();
    await run();
    const sort = byRole(element, SORT) as HTMLSelectElement;
    sort.value = 'title';
    sort.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    await waitUntil(() => titlesIn(element).join() === printProduct.title, 'not sorted');
    expect(asked).to.deep.equal(['title']);
  });

  it('sorts as was chosen before the script', async () => {
    const asked = await openStore();
    const { element, define } = await draw();
    (byRole(element, SORT) as HTMLSelectElement).value = 'title';
    define();
    await waitUntil(() => titlesIn(element).join() === printProduct.title, 'not sorted');
    expect(asked).to.deep.equal(['title']);
  });

  it('shows the page that its address names, and keeps the printed one until it has loaded', async () => {
    const waiting: ((answer: object) => void)[] = [];
    const asked = await openStore(() => new Promise((resolve) => waiting.push(resolve)));
    history.replaceState(null, '', '?sort=title');
    const { element, start: run } = await draw();
    await run();
    await waitUntil(() => asked.length === 1, 'not asked');
    expect(titlesIn(element)).to.deep.equal(['Stoneware Mug', 'Everyday Tee']);
    waiting[0]?.(ALL);
    await waitUntil(() => titlesIn(element).join() === printProduct.title, 'not shown');
  });

  it('says that its own request has failed', async () => {
    await openStore(() => Promise.reject(new Error('broken')));
    history.replaceState(null, '', '?sort=title');
    const { element, start: run } = await draw({}, { children: '<p>Call us</p>' });
    await run();
    await untilRole(element, { role: 'button', name: 'Try again' });
    expect(element.querySelector('p')!.clientHeight).to.be.above(0);
  });

  it('shows nothing where its own request finds nothing', async () => {
    await openStore();
    const html = await serverHtml({
      tag: 'store-list',
      props: { source: 'related', itemId: 'mug' },
      options: { answer: { items: [teeProduct] } },
    });
    const { element, start: run } = await printed('store-list', html);
    element.setAttribute('item-id', 'unknown');
    await run();
    await waitUntil(() => titlesIn(element).length === 0, 'still shown');
  });

  it('is not disturbed by parameters with the names of members of its form', async () => {
    await openStore();
    history.replaceState(null, '', '?childNodes=1&getAttribute=2');
    const { element, start: run } = await draw({}, { url: '/shop?childNodes=1&getAttribute=2' });
    await run();
    await untilTakenOver(element);
    expect(titlesIn(element)).to.deep.equal(['Stoneware Mug', 'Everyday Tee']);
  });

  it('shows the products of its answer in the template of its author', async () => {
    const asked = await openStore();
    const { element, start: run } = await draw(
      {},
      { children: '<template><p data-store-text="title"></p></template>' },
    );
    await run();
    await waitUntil(() => element.querySelector('li')?.textContent === 'Stoneware Mug', 'not shown');
    expect(asked).to.deep.equal([]);
  });
});
