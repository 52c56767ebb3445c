import { expect } from '@open-wc/testing';
import { mugProduct, teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON } from '../../support/add-button.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import { holdAnswers } from '../../support/elements.ts';
import { alertText, COLOR, inCart, QUANTITY, select, SIZE, type } from './product-form.ts';
import { enhanceMarkup, CARD, enhanced, print, printed } from './printed-page.ts';
import { waitUntil } from '../../support/wait-until.ts';

const checkedIn = (page: ParentNode) =>
  [...page.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')].map(({ value }) => value);
const alerts = (page: ParentNode) => page.querySelectorAll('[role=alert]');

describe('a theme that interferes', () => {
  let gateway: Awaited<ReturnType<typeof useMemoryStore>>;
  beforeEach(async () => {
    gateway = await useMemoryStore();
  });

  it('rewrites the button during a purchase: the result still shows, then the printed markup', async () => {
    const held = holdAnswers(gateway);
    const page = await enhanced(CARD, mugProduct);
    const button = byRole(page, ADD_BUTTON);
    const before = button.innerHTML;
    button.click();
    button.innerHTML = '<svg></svg> Wait';
    held.release();
    await untilRole(page, ADDED_BUTTON);
    await untilRole(page, ADD_BUTTON);
    expect(button.innerHTML).to.equal(before);
  });

  it('hides a revealed wrapper: it stays hidden', async () => {
    const page = await enhanced(CARD, mugProduct);
    const wrapper = page.querySelector<HTMLElement>('.sqs-add-to-cart-button-wrapper')!;
    wrapper.hidden = true;
    page.insertAdjacentHTML('beforeend', print(CARD, teeProduct));
    await waitUntil(() => alerts(page).length === 2);
    expect(wrapper.hidden).to.equal(true);
  });

  it('replaces the printed fields: the new ones count', async () => {
    const page = await enhanced(CARD, teeProduct);
    for (const field of page.querySelectorAll('input, select')) {
      const other = field.cloneNode(true);
      field.replaceWith(other);
    }
    await Promise.resolve();
    type(byRole(page, QUANTITY), '3');
    select(byRole(page, COLOR), 'Ink');
    select(byRole(page, SIZE), 'S');
    expect(checkedIn(page)).to.deep.equal(['Ink', 'S']);
    byRole(page, ADD_BUTTON).click();
    await untilRole(page, ADDED_BUTTON);
    expect(inCart()).to.deep.equal([['tee', 'tee-ink-s', 3]]);
  });

  it('copies a wired card, as sliders do: the copy is a card of its own, the original keeps its selection', async () => {
    const page = await enhanced(CARD, teeProduct);
    const card = page.querySelector('article')!;
    select(byRole(card, COLOR), 'Sand');
    byRole(card, ADD_BUTTON).click();
    const copy = card.cloneNode(true) as HTMLElement;
    page.append(copy);
    await waitUntil(() => checkedIn(card).length === 1);
    expect(alerts(copy).length).to.equal(1);
    expect(alertText(copy)).to.equal('');
    expect(copy.querySelectorAll('[aria-invalid]').length).to.equal(0);
    select(byRole(copy, COLOR), 'Ink');
    expect([...copy.querySelectorAll('option')].some(({ text }) => text.includes('sold out'))).to.equal(
      false,
    );
    expect([checkedIn(card), checkedIn(copy)]).to.deep.equal([['Sand'], ['Ink']]);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('copies a card during a purchase: the copy is idle', async () => {
    const held = holdAnswers(gateway);
    const page = await enhanced(CARD, mugProduct);
    byRole(page, ADD_BUTTON).click();
    const copy = page.querySelector('article')!.cloneNode(true) as HTMLElement;
    page.append(copy);
    await untilRole(copy, ADD_BUTTON);
    expect(copy.querySelectorAll('[aria-disabled], [aria-busy]').length).to.equal(0);
    held.release();
    await untilRole(page, ADDED_BUTTON);
    byRole(copy, ADD_BUTTON).click();
    await untilRole(copy, ADDED_BUTTON);
    expect(inCart()).to.deep.equal([['mug', 'mug', 2]]);
  });

  it('moves the button into a bar of its own: failures appear there', async () => {
    const page = await enhanced(`${CARD}<footer></footer>`, teeProduct);
    const bar = page.querySelector('footer')!;
    bar.append(page.querySelector('.sqs-add-to-cart-button-wrapper')!);
    byRole(page, ADD_BUTTON).click();
    expect(alertText(bar)).to.contain('Please select the Color and Size options.');
    expect(alerts(page).length).to.equal(1);
  });

  it('describes a field itself: its description stays, with and after ours', async () => {
    const page = await printed(CARD, mugProduct);
    const field = page.querySelector('input')!;
    field.setAttribute('aria-describedby', 'hint');
    enhanceMarkup(page);
    type(field, '2.5');
    byRole(page, ADD_BUTTON).click();
    expect(field.getAttribute('aria-describedby')?.split(' ').length).to.equal(2);
    type(field, '2');
    byRole(page, ADD_BUTTON).click();
    await untilRole(page, ADDED_BUTTON);
    expect(field.getAttribute('aria-describedby')).to.equal('hint');
    expect(field.hasAttribute('aria-invalid')).to.equal(false);
  });

  it('nests a card in a card: each sells its own product', async () => {
    const inner = print(CARD, mugProduct);
    const page = await printed(CARD, teeProduct);
    page.querySelector('article')!.insertAdjacentHTML('beforeend', inner);
    enhanceMarkup(page);
    const [outer, nested] = allByRole(page, ADD_BUTTON);
    outer!.click();
    expect(alertText(page)).to.contain('Please select');
    nested!.click();
    await untilRole(page, ADDED_BUTTON);
    expect(inCart()).to.deep.equal([['mug', 'mug', 1]]);
  });
});
