import { expect } from '@open-wc/testing';
import { mugProduct, teeProduct, useMemoryStore } from '../../../elements/testing.ts';
import { byRole } from '../../support/by-role.ts';
import { COLOR, select, SIZE } from './product-form.ts';
import { enhanceMarkup, enhanced, print, printed } from './printed-page.ts';
import { waitUntil } from '../../support/wait-until.ts';

const CARD = '<article>{@|product-checkout}{@|product-restock-notification}</article>';
const isShown = (page: ParentNode) =>
  [...page.querySelectorAll('.product-restock-notification')].some((part) => part.checkVisibility());

function withRestock(product: { readonly id: string }, variantId: string, hiddenByDefault: boolean): object {
  const context = {
    restockNotificationMessages: { CTAText: 'Tell me', placeholderText: 'Email', buttonText: 'Go' },
    restockNotificationViews: [{ variantId, hiddenByDefault }],
  };
  return { ...product, productMerchandisingContext: { [product.id]: context } };
}

// Until it is built that somebody is told, nobody is asked for an address.
describe('a printed restock offer', () => {
  beforeEach(() => useMemoryStore());

  it('is hidden, whatever is chosen, and as it was printed after stop', async () => {
    const page = await printed(CARD, withRestock(teeProduct, 'tee-sand-m', true));
    const part = page.querySelector('.product-restock-notification')!;
    const before = part.outerHTML;
    const stop = enhanceMarkup(page);
    select(byRole(page, COLOR), 'Sand');
    select(byRole(page, SIZE), 'M');
    expect(isShown(page)).to.equal(false);
    stop();
    expect(part.outerHTML).to.equal(before);
  });

  it('that was printed visible is hidden too, whatever display a theme sets', async () => {
    const data = withRestock(mugProduct, 'mug', false);
    const page = await printed(`${CARD}<style>.product-restock-notification { display: grid }</style>`, data);
    const part = page.querySelector('.product-restock-notification')!;
    const before = part.outerHTML;
    expect(isShown(page)).to.equal(true);
    const stop = enhanceMarkup(page);
    expect(isShown(page)).to.equal(false);
    const copy = part.cloneNode(true) as HTMLElement;
    page.append(copy);
    stop();
    expect([part.outerHTML, copy.outerHTML, isShown(page)]).to.deep.equal([before, before, true]);
  });

  it('that arrives later, alone, is hidden too', async () => {
    const page = await enhanced('<p></p>', {});
    page.insertAdjacentHTML(
      'beforeend',
      print('{@|product-restock-notification}', withRestock(mugProduct, 'mug', false)),
    );
    expect(isShown(page)).to.equal(true);
    await waitUntil(() => !isShown(page));
  });

  it('submits nothing and puts no e-mail address into the page’s URL, even when a script submits it', async () => {
    const page = await enhanced(CARD, withRestock(mugProduct, 'mug', false));
    const form = page.querySelector('form')!;
    const sent: boolean[] = [];
    // Last of all: what is not held back here leads away.
    const onSubmit = (event: Event) => {
      sent.push(!event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('submit', onSubmit);
    form.querySelector('input')!.value = 'ada@example.com';
    form.requestSubmit();
    // A theme has taken it out of its place.
    page.append(form);
    form.requestSubmit();
    removeEventListener('submit', onSubmit);
    expect(sent).to.deep.equal([false, false]);
  });
});
