import { expect, fixture } from '@open-wc/testing';
import axe from 'axe-core';
import { configureStore } from '../../../elements/index.ts';
import { mugProduct, teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON } from '../../support/add-button.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import { countPage } from '../../support/page-listeners.ts';
import { alertText, COLOR, inCart, select } from './product-form.ts';
import { enhance } from '../../../elements/enhance.ts';
import { useMemoryForms } from '../../support/forms.ts';
import { enhanceMarkup, CARD, enhanced, print, printed } from './printed-page.ts';
import { waitUntil } from '../../support/wait-until.ts';

describe('printed markup', () => {
  beforeEach(() => useMemoryStore());

  it('is wired when it is added later, as a whole or piece by piece', async () => {
    const page = await enhanced('<p></p>', {});
    const pieces: HTMLElement = await fixture(`<div>${print(CARD, teeProduct)}</div>`);
    const card = document.createElement('article');
    page.append(card);
    for (const piece of [...pieces.firstElementChild!.children]) {
      card.append(piece);
      await Promise.resolve();
    }
    await waitUntil(() => card.querySelector('[role=alert]'));
    select(byRole(card, COLOR), 'Ink');
    byRole(card, { role: 'button', name: 'S' }).click();
    byRole(card, ADD_BUTTON).click();
    await untilRole(card, ADDED_BUTTON);
    expect(inCart()).to.deep.equal([['tee', 'tee-ink-s', 1]]);
  });

  it('sells once per click after it was removed and reinserted', async () => {
    const page = await enhanced(CARD, mugProduct);
    const card = page.querySelector('article')!;
    card.remove();
    await waitUntil(() => !card.querySelector('[role=alert]'));
    page.append(card);
    await waitUntil(() => card.querySelectorAll('[role=alert]').length === 1);
    byRole(page, ADD_BUTTON).click();
    await untilRole(page, ADDED_BUTTON);
    expect(inCart()).to.deep.equal([['mug', 'mug', 1]]);
  });

  it('is wired once, regardless of the number of calls and roots, until the last one stops', async () => {
    const page = await printed(CARD, teeProduct);
    const stopInner = enhanceMarkup(page.firstElementChild!);
    enhanceMarkup(page);
    enhanceMarkup(page);
    expect(page.querySelectorAll('[role=alert]').length).to.equal(1);
    stopInner();
    await waitUntil(() => page.querySelectorAll('[role=alert]').length === 1);
    byRole(page, ADD_BUTTON).click();
    expect(alertText(page)).to.contain('Please select the Color and Size options.');
  });

  it('is restored after stop, without any listener', async () => {
    const page = await printed(`${CARD}<i class="sqs-custom-cart"></i>`, teeProduct);
    const count = countPage();
    try {
      const before = count.read();
      const stop = enhanceMarkup(page);
      select(byRole(page, COLOR), 'Sand');
      byRole(page, { role: 'button', name: 'M (sold out)' });
      stop();
      await Promise.resolve();
      expect(count.read()).to.deep.equal(before);
      byRole(page, { role: 'button', name: 'M' });
      byRole(page, ADD_BUTTON).click();
      expect(page.querySelector('[role=alert], [aria-pressed], [aria-invalid]')).to.equal(null);
      expect(inCart()).to.deep.equal([]);
    } finally {
      count.stop();
    }
  });

  for (const [what, json] of [
    ['not JSON', '[{'],
    ['not a list', '{"__proto__": {"x": 1}}'],
    ['a number', '5'],
    ['deep JSON', '['.repeat(100_000)],
  ] as const) {
    it(`with variants that are ${what} stays as it is, and is reported once`, async () => {
      const reports: unknown[] = [];
      configureStore({ reportError: (error) => void reports.push(error) });
      try {
        const page = await printed(CARD, teeProduct);
        const variants = page.querySelector<HTMLElement>('.product-variants')!;
        variants.dataset['variants'] = json;
        const before = variants.innerHTML;
        enhanceMarkup(page);
        page.append(document.createElement('p'));
        byRole(page, ADD_BUTTON).click();
        expect(alertText(page)).to.contain('Please try again.');
        expect(variants.innerHTML).to.equal(before);
        expect(reports.length).to.equal(1);
      } finally {
        configureStore({
          reportError: (error) => {
            console.error(error);
          },
        });
      }
    });
  }

  it('with option names such as “constructor” can be bought like any other', async () => {
    const [one, two] = ['__proto__', 'constructor'];
    const variants = [one, two].map((value) => ({
      sku: `odd-${value}`,
      unlimited: true,
      attributes: JSON.parse(`{"__proto__": "${value}"}`) as object,
    }));
    const content = { productType: 1, variantOptionOrdering: ['__proto__'], variants };
    const page = await enhanced(CARD, { id: 'odd', structuredContent: content });
    const lists = allByRole(page, { role: 'combobox', name: /./ });
    for (const list of lists) select(list, two);
    byRole(page, ADD_BUTTON).click();
    await waitUntil(() => alertText(page) !== '');
    // The choice was complete; the store does not have the variant.
    expect(lists.length).to.equal(1);
    expect(alertText(page)).not.to.contain('Please select');
  });

  it('has no accessibility violations beyond those of the printed markup', async () => {
    const find = async (page: HTMLElement) =>
      (await axe.run(page, { resultTypes: ['violations'] })).violations.map(({ id }) => id);
    const dead = await find(await printed(CARD, teeProduct));
    const page = await enhanced(CARD, teeProduct);
    byRole(page, ADD_BUTTON).click();
    select(byRole(page, COLOR), 'Sand');
    byRole(page, ADD_BUTTON).click();
    const found = await find(page);
    expect(found.filter((id) => !dead.includes(id))).to.deep.equal([]);
  });
});

describe('a printed form', () => {
  it('is enhanced when the visitor focuses it, and is restored after stop', async () => {
    useMemoryForms();
    const root = await fixture(
      '<div><form data-form-id="news" method="post" onsubmit="return false"><input name="email" aria-label="Email" required></form></div>',
    );
    const printed = root.innerHTML;
    const form = root.querySelector('form')!;
    const stop = enhance(root);
    byRole(form, { role: 'textbox', name: 'Email' }).focus();
    await waitUntil(() => form.noValidate && form.onsubmit === null, 'not enhanced');
    stop();
    expect(root.innerHTML).to.equal(printed);
    expect(form.onsubmit).not.to.equal(null);
  });
});
