import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { mugProduct, teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON } from '../../support/add-button.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import { alertText, COLOR, inCart, QUANTITY, select, SIZE, type } from './product-form.ts';
import { enhanceMarkup, CARD, enhanced, printed } from './printed-page.ts';
import { waitUntil } from '../../support/wait-until.ts';

const valueOf = (element: HTMLElement) => (element as HTMLSelectElement).value;
const checkedIn = (page: ParentNode) =>
  [...page.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')].map(({ value }) => value);

describe('printed variants', () => {
  beforeEach(() => useMemoryStore());

  it('apply a choice in the list to the buttons, and sell it', async () => {
    const page = await enhanced(CARD, teeProduct);
    select(byRole(page, COLOR), 'Ink');
    select(byRole(page, SIZE), 'M');
    expect(checkedIn(page)).to.deep.equal(['Ink', 'M']);
    expect(byRole(page, { role: 'button', name: 'Ink' }).getAttribute('aria-pressed')).to.equal('true');
    byRole(page, ADD_BUTTON).click();
    await untilRole(page, ADDED_BUTTON);
    expect(inCart()).to.deep.equal([['tee', 'tee-ink-m', 1]]);
  });

  it('apply a choice on the buttons, by mouse or keyboard, to the list', async () => {
    const page = await enhanced(CARD, teeProduct);
    byRole(page, { role: 'button', name: 'Ink' }).click();
    byRole(page, { role: 'button', name: 'S' }).focus();
    await sendKeys({ press: 'Enter' });
    expect([byRole(page, COLOR), byRole(page, SIZE)].map(valueOf)).to.deep.equal(['Ink', 'S']);
    byRole(page, { role: 'button', name: 'M' }).focus();
    await sendKeys({ press: ' ' });
    expect(valueOf(byRole(page, SIZE))).to.equal('M');
    expect(checkedIn(page)).to.deep.equal(['Ink', 'M']);
  });

  it('keep a choice made before the script loaded', async () => {
    const page = await printed(CARD, teeProduct);
    (byRole(page, COLOR) as HTMLSelectElement).value = 'Sand';
    page.querySelector<HTMLInputElement>('input[value=S]')!.checked = true;
    enhanceMarkup(page);
    expect([byRole(page, COLOR), byRole(page, SIZE)].map(valueOf)).to.deep.equal(['Sand', 'S']);
    expect(checkedIn(page)).to.deep.equal(['Sand', 'S']);
  });

  it('mark unavailable values in words, and let the visitor choose them', async () => {
    const page = await enhanced(CARD, teeProduct);
    select(byRole(page, COLOR), 'Sand');
    const gone = byRole(page, { role: 'button', name: 'M (sold out)' });
    expect([...(byRole(page, SIZE) as HTMLSelectElement).options].map(({ text }) => text)).to.deep.equal([
      'Select Size',
      'S',
      'M (sold out)',
    ]);
    gone.click();
    const button = byRole(page, ADD_BUTTON);
    expect(button.getAttribute('aria-disabled')).to.equal('true');
    button.click();
    expect(alertText(page)).to.contain('Sorry, we do not have enough of that item available.');
    select(byRole(page, COLOR), 'Ink');
    byRole(page, { role: 'button', name: 'M' });
    expect(button.hasAttribute('aria-disabled')).to.equal(false);
  });

  it('notify the page of the chosen variant', async () => {
    const page = await enhanced(CARD, teeProduct);
    const skus: (string | null)[] = [];
    page.addEventListener('store-variant-change', ({ sku }) => skus.push(sku));
    select(byRole(page, COLOR), 'Ink');
    byRole(page, { role: 'button', name: 'S' }).click();
    expect(skus).to.deep.equal([null, 'tee-ink-s']);
  });

  it('keep two cards of one product apart', async () => {
    const page = await enhanced(CARD + CARD, teeProduct);
    const [first, second] = page.querySelectorAll('article');
    byRole(first!, { role: 'button', name: 'Ink' }).click();
    byRole(second!, { role: 'button', name: 'Sand' }).click();
    for (const card of [first!, second!]) select(byRole(card, SIZE), 'S');
    type(byRole(second!, QUANTITY), '3');
    expect([first!, second!].map((card) => checkedIn(card))).to.deep.equal([
      ['Ink', 'S'],
      ['Sand', 'S'],
    ]);
    byRole(second!, ADD_BUTTON).click();
    await untilRole(second!, ADDED_BUTTON);
    byRole(first!, ADD_BUTTON);
    expect(inCart()).to.deep.equal([['tee', 'tee-sand-s', 3]]);
  });

  it('keep product forms in a row without cards apart, too', async () => {
    const page = await enhanced('{@|product-checkout}{@|product-checkout}', teeProduct);
    const lists = allByRole(page, COLOR);
    const sizes = allByRole(page, SIZE);
    select(lists[1]!, 'Ink');
    select(sizes[1]!, 'S');
    const [first, second] = allByRole(page, ADD_BUTTON);
    first!.click();
    expect(alertText(page)).to.contain('Please select the Color and Size options.');
    second!.click();
    await untilRole(page, ADDED_BUTTON);
    expect(inCart()).to.deep.equal([['tee', 'tee-ink-s', 1]]);
  });
});

describe('a printed quantity', () => {
  beforeEach(() => useMemoryStore());

  it('is bought', async () => {
    const page = await enhanced(CARD, mugProduct);
    type(byRole(page, QUANTITY), '4');
    byRole(page, ADD_BUTTON).click();
    await untilRole(page, ADDED_BUTTON);
    expect(inCart()).to.deep.equal([['mug', 'mug', 4]]);
  });

  for (const isHidden of [false, true]) {
    it(`(${isHidden ? 'hidden' : 'seen'}) of the last piece is hidden, and restored after stop`, async () => {
      const page = await printed(CARD, teeProduct);
      const [block, variants] = ['.product-quantity-input', '.product-variants'].map((selector) =>
        page.querySelector<HTMLElement>(selector)!,
      );
      const list = JSON.parse(variants!.dataset['variants']!) as object[];
      const left = list.map((each, index) => ({
        ...each,
        unlimited: false,
        qtyInStock: index === 0 ? 1 : 0,
      }));
      variants!.dataset['variants'] = JSON.stringify(left);
      block!.hidden = isHidden;
      const stop = enhanceMarkup(page);
      expect(block!.hidden).to.equal(true);
      stop();
      expect(block!.hidden).to.equal(isHidden);
    });
  }

  it('stays hidden if a theme has hidden it', async () => {
    const page = await printed(CARD, mugProduct);
    const block = page.querySelector<HTMLElement>('.product-quantity-input')!;
    block.hidden = true;
    enhanceMarkup(page);
    expect(block.hidden).to.equal(true);
  });

  it('is clamped to its limits, with a hint', async () => {
    const page = await enhanced(CARD, mugProduct);
    const field = byRole(page, QUANTITY);
    for (const [text, value, message] of [
      ['0', '1', 'Quantity must be 1 or more.'],
      ['12000', '9999', 'Quantity must be 9999 or less.'],
    ] as const) {
      type(field, text);
      expect([(field as HTMLInputElement).value, alertText(page)]).to.deep.equal([value, message]);
    }
    type(field, '2');
    expect(alertText(page)).to.equal('');
  });

  it('is not bought if it is not a whole number', async () => {
    const page = await enhanced(CARD, mugProduct);
    const field = byRole(page, QUANTITY);
    for (const [text, message] of [
      ['2.5', 'Quantity must be a whole number'],
      ['', 'Quantity must be a number.'],
    ] as const) {
      type(field, text);
      byRole(page, ADD_BUTTON).click();
      expect(alertText(page)).to.equal(`Unable to Add Item ${message}`);
      expect(field.getAttribute('aria-invalid')).to.equal('true');
    }
    await waitUntil(() => inCart().length === 0);
  });
});
