import { expect, fixture, fixtureSync } from '@open-wc/testing';
import { storefront } from '../../../elements/index.ts';
import { mugProduct, printProduct, teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import '../../../elements/all.ts';
import { ADD_BUTTON } from '../../support/add-button.ts';
import { allByRole, byRole, focusedNode, press, untilRole } from '../../support/by-role.ts';
import { waitUntil } from '../../support/wait-until.ts';

const SORT = { role: 'combobox', name: 'Sort by' };
const ALL_FILTERS = 'filter-by="options price availability"';

const headings = (root: ParentNode) => allByRole(root, { role: 'heading', name: /./ });
const titlesIn = (root: ParentNode) => headings(root).map(({ textContent }) => textContent.trim());

async function untilTitles(root: ParentNode, ...titles: readonly string[]): Promise<void> {
  await waitUntil(
    () => titlesIn(root).join() === titles.join(),
    `${titlesIn(root).join()}, not ${titles.join()}`,
  );
}

async function show(attributes = '', content = ''): Promise<HTMLElement> {
  await useMemoryStore();
  return fixture<HTMLElement>(`<store-list ${attributes}>${content}</store-list>`);
}

const addButtons = (root: ParentNode) => allByRole(root, ADD_BUTTON);

const choose = (control: HTMLElement, value: string) => {
  (control as HTMLSelectElement).value = value;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
};

const start = location.href;

afterEach(() => {
  history.replaceState(null, '', start);
});

describe('<store-list>', () => {
  it('shows the products of the store as cards with price and button, and counts them', async () => {
    const list = await show();
    await untilTitles(list, 'Everyday Tee', 'Stoneware Mug', 'Harbor Print');
    expect(list.shadowRoot?.textContent).to.include('3 products');
    await waitUntil(() => addButtons(list).length === 2, 'no buttons');
    const options = byRole(list, { role: 'link', name: 'Choose options of Everyday Tee' });
    expect(options.getAttribute('href')).to.equal('/shop/everyday-tee');
  });

  it('adds a simple product to the cart', async () => {
    const list = await show();
    await untilTitles(list, 'Everyday Tee', 'Stoneware Mug', 'Harbor Print');
    await waitUntil(() => addButtons(list).length === 2, 'no buttons');
    addButtons(list)[0]?.click();
    await waitUntil(() => storefront().cart.$cart.get()?.entries[0]?.title === 'Stoneware Mug', 'not added');
  });

  it('sorts, with the order in the address, and follows Back', async () => {
    const list = await show();
    choose(await untilRole(list, SORT), 'price-asc');
    await untilTitles(list, 'Harbor Print', 'Stoneware Mug', 'Everyday Tee');
    expect(location.search).to.include('sort=price-asc');
    history.back();
    await untilTitles(list, 'Everyday Tee', 'Stoneware Mug', 'Harbor Print');
    expect((byRole(list, SORT) as HTMLSelectElement).value).to.equal('featured');
  });

  it('filters by option, and removes the filter by its button', async () => {
    const list = await show(ALL_FILTERS);
    await press(list, 'Filter');
    (await untilRole(list, { role: 'checkbox', name: 'Ink (1)' })).click();
    await untilTitles(list, 'Everyday Tee');
    expect(location.search).to.include('option.Color=Ink');
    await untilRole(list, { role: 'button', name: 'Filter (1)' });
    await press(list, 'Remove filter: Ink');
    await untilTitles(list, 'Everyday Tee', 'Stoneware Mug', 'Harbor Print');
    expect(location.href).to.equal(start);
  });

  it('filters by price once the visitor has left the field, and says that nothing fits', async () => {
    const list = await show(ALL_FILTERS);
    await press(list, 'Filter');
    const field = (await untilRole(list, { role: 'spinbutton', name: 'From' })) as HTMLInputElement;
    field.focus();
    field.value = '100';
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    field.blur();
    await waitUntil(() => list.shadowRoot?.textContent.includes('No products match'), 'not empty');
    expect(location.search).to.include('min-price=100.00');
    allByRole(list, { role: 'button', name: 'Clear all' })[0]?.click();
    await untilTitles(list, 'Everyday Tee', 'Stoneware Mug', 'Harbor Print');
    expect(field.value).to.equal('');
  });

  it('opens with the query of the address', async () => {
    history.replaceState(null, '', '?sort=title&page=2');
    const list = await show('page-size="2"');
    await untilTitles(list, 'Stoneware Mug');
    const current = await untilRole(list, { role: 'link', name: 'Page 2' });
    expect(current.ariaCurrent ?? current.getAttribute('aria-current')).to.equal('page');
    (await untilRole(list, { role: 'link', name: 'Previous' })).click();
    await untilTitles(list, 'Everyday Tee', 'Harbor Print');
    expect(location.search).to.equal('?sort=title');
  });

  it('shows more, and focuses the first that is new', async () => {
    const list = await show('page-size="2" paging="more"');
    await press(list, 'Show more');
    await untilTitles(list, 'Everyday Tee', 'Stoneware Mug', 'Harbor Print');
    await waitUntil(() => focusedNode()?.textContent === 'Harbor Print', 'not focused');
    expect(allByRole(list, { role: 'button', name: 'Show more' })).to.deep.equal([]);
  });

  it('leaves the address to the first list of a page', async () => {
    history.replaceState(null, '', '?sort=title');
    await useMemoryStore();
    const page = await fixture<HTMLElement>('<div><store-list></store-list><store-list></store-list></div>');
    const [first, second] = page.children as unknown as [HTMLElement, HTMLElement];
    await untilTitles(first, 'Everyday Tee', 'Harbor Print', 'Stoneware Mug');
    await untilTitles(second, 'Everyday Tee', 'Stoneware Mug', 'Harbor Print');
    choose(await untilRole(second, SORT), 'price-asc');
    await untilTitles(second, 'Harbor Print', 'Stoneware Mug', 'Everyday Tee');
    expect(location.search).to.equal('?sort=title');
  });
});

describe('the template of <store-list>', () => {
  const TEMPLATE = `<template><li>
    <h2><a data-store-link data-store-text="title"></a></h2>
    <store-price></store-price>
    <input aria-label="Note">
  </li></template>`;

  it('is copied for each product, around the tags of that product', async () => {
    const list = await show('', TEMPLATE);
    await untilTitles(list, 'Everyday Tee', 'Stoneware Mug', 'Harbor Print');
    const link = byRole(list, { role: 'link', name: 'Stoneware Mug' });
    expect(link.getAttribute('href')).to.equal('/shop/mug');
    await waitUntil(
      () => list.querySelectorAll('store-price')[1]?.shadowRoot?.textContent.includes('$18.00'),
      'no price',
    );
  });

  it('leaves a text empty that products do not have, whatever its name', async () => {
    const list = await show(
      '',
      '<template><h2 data-store-text="title"></h2><p data-store-text="constructor">Made of clay</p></template>',
    );
    await untilTitles(list, 'Everyday Tee', 'Stoneware Mug', 'Harbor Print');
    expect(list.querySelector('p')?.textContent).to.equal('');
  });

  it('keeps the copies of products that stay, with what was typed in them', async () => {
    const list = await show('', TEMPLATE);
    await untilTitles(list, 'Everyday Tee', 'Stoneware Mug', 'Harbor Print');
    const fields = allByRole(list, { role: 'textbox', name: 'Note' }) as HTMLInputElement[];
    fields[1]!.value = 'for Ada';
    choose(await untilRole(list, SORT), 'price-asc');
    await untilTitles(list, 'Harbor Print', 'Stoneware Mug', 'Everyday Tee');
    const after = allByRole(list, { role: 'textbox', name: 'Note' }) as HTMLInputElement[];
    expect(after[1]).to.equal(fields[1]);
    expect(after[1]!.value).to.equal('for Ada');
  });
});

describe('a printed <store-list>', () => {
  const CARD = (title: string) => `<li><h2>${title}</h2></li>`;
  const PRINTED = `
    <form slot="filters"><label>Order <select name="sort"><option value="featured">Ours<option value="title">Name</select></label>
      <label><input type="checkbox" name="option.Color" value="Ink">Ink</label><button>Apply</button><p data-store-count>9 products</p>
      <b data-store-chosen>1 chosen</b><a data-store-chosen href="?">Remove the chosen</a></form>
    <ul slot="products">${CARD('Printed Mug')}</ul>
    <nav slot="pages" aria-label="Pages"><a href="?page=2">2</a></nav>
    <template><h2 data-store-text="title"></h2></template>`;

  it('is shown from the moment at which the tag connects', () => {
    const list = fixtureSync(`<store-list>${PRINTED}<p>By the page.</p></store-list>`);
    for (const node of list.querySelectorAll('form, ul, nav, p'))
      expect(node.getClientRects().length, node.localName).to.equal(1);
  });

  it('is unchanged until the visitor asks for something else', async () => {
    const list = await show('page-size="2"', PRINTED);
    await (list as HTMLElement & { ready: Promise<void> }).ready;
    await storefront().prepare();
    await untilRole(list, { role: 'combobox', name: 'Order' });
    expect(titlesIn(list)).to.deep.equal(['Printed Mug']);
    expect(allByRole(list, SORT)).to.deep.equal([]);
  });

  it('follows its own form and links in place, and the form follows Back', async () => {
    const list = await show('page-size="2"', PRINTED);
    const box = (await untilRole(list, { role: 'checkbox', name: 'Ink' })) as HTMLInputElement;
    await storefront().prepare();
    box.click();
    await untilTitles(list, 'Everyday Tee');
    expect(list.querySelector('form p')?.textContent).to.equal('1 product');
    expect(list.querySelector('form')?.textContent).not.to.include('chosen');
    expect(location.search).to.match(/[?&]option\.Color=Ink$/);
    history.back();
    await untilTitles(list, 'Everyday Tee', 'Stoneware Mug');
    expect(box.checked).to.equal(false);
  });

  it('shows how many filters of its own form apply, and nothing for none', async () => {
    const list = await show(
      'page-size="2"',
      PRINTED.replace('</form>', 'Filters <b data-store-chosen-count></b></form>'),
    );
    const box = (await untilRole(list, { role: 'checkbox', name: 'Ink' })) as HTMLInputElement;
    await storefront().prepare();
    const count = () => list.querySelector('b')?.textContent;
    box.click();
    await untilTitles(list, 'Everyday Tee');
    expect(count()).to.equal('1');
    box.click();
    await untilTitles(list, 'Everyday Tee', 'Stoneware Mug');
    expect(count()).to.equal('');
  });

  it('keeps the category of the tag where its form has none', async () => {
    const item = (json: object) => ({ ...json, categories: ['Home'] });
    await useMemoryStore([item(mugProduct), teeProduct, item(printProduct)]);
    const page = await fixture<HTMLElement>(
      `<div><store-list></store-list><store-list category="Home"><form slot="filters"><select name="sort" aria-label="Order">
        <option value="featured">Ours<option value="title">Name</select></form></store-list></div>`,
    );
    const list = page.children[1] as HTMLElement;
    await untilTitles(list, 'Stoneware Mug', 'Harbor Print');
    const order = byRole(list, { role: 'combobox', name: 'Order' }) as HTMLSelectElement;
    order.value = 'title';
    order.dispatchEvent(new Event('change', { bubbles: true }));
    await untilTitles(list, 'Harbor Print', 'Stoneware Mug');
  });

  it('replaces a printed message by products', async () => {
    const list = await show(
      '',
      PRINTED.replace(/<ul.*<\/ul>/, '<ul slot="products"></ul><p slot="products">Nothing fits.</p>'),
    );
    const order = (await untilRole(list, { role: 'combobox', name: 'Order' })) as HTMLSelectElement;
    await storefront().prepare();
    order.value = 'title';
    order.dispatchEvent(new Event('change', { bubbles: true }));
    await untilTitles(list, 'Everyday Tee', 'Harbor Print', 'Stoneware Mug');
    expect(list.textContent).not.to.include('Nothing fits.');
  });

  it('follows its link to another page', async () => {
    const list = await show('page-size="2"', PRINTED);
    const link = await untilRole(list, { role: 'link', name: '2' });
    await storefront().prepare();
    link.click();
    await untilTitles(list, 'Harbor Print');
    expect(location.search).to.match(/[?&]page=2$/);
  });
});

describe('related products', () => {
  it('are those of the product around', async () => {
    const item = (json: object) => ({ ...json, categories: ['Home'] });
    await useMemoryStore([item(mugProduct), teeProduct, item(printProduct)]);
    const page = await fixture<HTMLElement>(
      `<store-product><script type="application/json">${JSON.stringify(item(mugProduct))}</script>
        <store-list source="related"></store-list></store-product>`,
    );
    const list = page.querySelector('store-list');
    if (!list) throw new Error('no list');
    await untilTitles(list, 'Harbor Print');
    expect(allByRole(list, SORT)).to.deep.equal([]);
  });
});
