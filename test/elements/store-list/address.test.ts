import { expect, fixture } from '@open-wc/testing';
import { storefront } from '../../../elements/index.ts';
import { mugProduct, printProduct, teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import '../../../elements/all.ts';
import { allByRole, untilRole } from '../../support/by-role.ts';
import { waitUntil } from '../../support/wait-until.ts';

const SORT = { role: 'combobox', name: 'Sort by' };
const start = location.href;

const titlesIn = (root: ParentNode) =>
  allByRole(root, { role: 'heading', name: /./ }).map(({ textContent }) => textContent.trim());

async function untilTitles(root: ParentNode, ...titles: readonly string[]): Promise<void> {
  await waitUntil(
    () => titlesIn(root).join() === titles.join(),
    `${titlesIn(root).join()}, not ${titles.join()}`,
  );
}

const choose = (control: HTMLElement, value: string) => {
  (control as HTMLSelectElement).value = value;
  for (const type of ['input', 'change'])
    control.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
};

afterEach(() => {
  history.replaceState(null, '', start);
});

describe('the address of <store-list>', () => {
  it('keeps what was chosen in another list', async () => {
    await useMemoryStore();
    const page = await fixture<HTMLElement>('<div><store-list></store-list><store-list></store-list></div>');
    const [first, second] = page.children as unknown as [HTMLElement, HTMLElement];
    choose(await untilRole(second, SORT), 'title');
    await untilTitles(second, 'Everyday Tee', 'Harbor Print', 'Stoneware Mug');
    choose(await untilRole(first, SORT), 'price-asc');
    await untilTitles(first, 'Harbor Print', 'Stoneware Mug', 'Everyday Tee');
    expect(await untilRole(second, SORT)).to.have.property('value', 'title');
    await untilTitles(second, 'Everyday Tee', 'Harbor Print', 'Stoneware Mug');
  });

  it('is not needed where the browser refuses another entry of the history', async () => {
    await useMemoryStore();
    const list = await fixture<HTMLElement>('<store-list></store-list>');
    const order = await untilRole(list, SORT);
    const refuse = () => {
      throw new DOMException('too many calls', 'SecurityError');
    };
    Object.defineProperty(history, 'pushState', { configurable: true, value: refuse });
    try {
      choose(order, 'title');
      await untilTitles(list, 'Everyday Tee', 'Harbor Print', 'Stoneware Mug');
    } finally {
      Reflect.deleteProperty(history, 'pushState');
    }
  });
});

describe('an author’s form in <store-list>', () => {
  const FORM = `<form slot="filters"><input aria-label="Mail" name="email" value="ada@example.com">
    <label>Order <select name="sort"><option value="featured">Ours<option value="title">Name</select></label>
    <input type="number" aria-label="From" name="min-price"></form>`;

  it('keeps the category of the tag', async () => {
    const item = (json: object) => ({ ...json, categories: ['Home'] });
    await useMemoryStore([item(mugProduct), teeProduct, item(printProduct)]);
    const page = await fixture<HTMLElement>(
      `<div><store-list></store-list><store-list category="Home">${FORM}</store-list></div>`,
    );
    const list = page.lastElementChild as HTMLElement;
    await untilTitles(list, 'Stoneware Mug', 'Harbor Print');
    choose(await untilRole(list, { role: 'combobox', name: 'Order' }), 'title');
    await untilTitles(list, 'Harbor Print', 'Stoneware Mug');
  });

  it('keeps fields that are not for the list, and a price that is being typed', async () => {
    await useMemoryStore();
    const list = await fixture<HTMLElement>(`<store-list>${FORM}</store-list>`);
    await untilTitles(list, 'Everyday Tee', 'Stoneware Mug', 'Harbor Print');
    const mail = (await untilRole(list, { role: 'textbox', name: 'Mail' })) as HTMLInputElement;
    const price = (await untilRole(list, { role: 'spinbutton', name: 'From' })) as HTMLInputElement;
    price.value = '16';
    await storefront().prepare();
    history.pushState(null, '', '?other=1');
    history.back();
    await waitUntil(() => location.href === start, 'not back');
    choose(await untilRole(list, { role: 'combobox', name: 'Order' }), 'title');
    await untilTitles(list, 'Everyday Tee', 'Stoneware Mug');
    expect([mail.value, price.value]).to.deep.equal(['ada@example.com', '16.00']);
  });
});
