import { expect, fixture, nextFrame } from '@open-wc/testing';
import '../../../elements/all.ts';
import { NotFoundError } from '../../../core/errors/index.ts';
import { configureStore, type Gateways, type ProductGateway } from '../../../elements/index.ts';
import {
  createMemoryCartGateway,
  mugProduct,
  teeProduct,
  useMemoryStore,
} from '../../../elements/testing.ts';
import { ADD_BUTTON } from '../../support/add-button.ts';
import { allByRole, byRole, untilRole } from '../../support/by-role.ts';
import { simulateInteraction } from '../../support/elements.ts';
import { SHOWN_LANGUAGES } from '../../support/shown-languages.ts';
import { tap } from '../../support/visitor-input.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { enhanceMarkup } from '../enhance/printed-page.ts';
import '../../support/no-uncaught.ts';

const MUG = { role: 'group', name: 'Stoneware Mug' };
const TAG = '<store-add-to-cart item-id="mug"><p>Call us.</p></store-add-to-cart>';
const ON = { killSwitch: false, native: true, imported: true };

const cart = createMemoryCartGateway({ catalog: [] });
const use = (gateway: Gateways) => {
  configureStore({ gateway: { cart, ...gateway } });
};
const refused = () => Promise.reject(new NotFoundError('/nothing'));
const never = () => new Promise<never>(() => undefined);

/** A gateway that answers each request with a product, and counts them. */
function selling(
  loadProduct: () => Promise<unknown>,
): ProductGateway & { readonly asked: readonly AbortSignal[] } {
  const asked: AbortSignal[] = [];
  return {
    asked,
    loadProduct(_id: string, signal: AbortSignal) {
      asked.push(signal);
      return loadProduct();
    },
  };
}

describe('a page whose gateway becomes another', () => {
  beforeEach(async () => {
    await useMemoryStore();
    configureStore({ reportError: () => undefined });
  });
  after(() => {
    configureStore({ reportError: undefined });
  });

  it('asks it for products that the former one did not have, once for all tags', async () => {
    const former = selling(refused);
    use({ products: former });
    const page = await fixture<HTMLElement>(`<div>${TAG}<store-price item-id="mug"></store-price></div>`);
    await waitUntil(() => former.asked.length > 0);
    const next = selling(() => Promise.resolve(mugProduct));
    use({ products: next });
    await untilRole(page, MUG);
    await waitUntil(() => page.querySelector('store-price')!.shadowRoot!.textContent.includes('$18.00'));
    expect(next.asked).to.have.lengthOf(1);
  });

  it('ignores a product that the former one still sends, and aborts that request', async () => {
    let answer: (json: unknown) => void = () => undefined;
    const former = selling(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    use({ products: former });
    const tag = await fixture(TAG);
    await waitUntil(() => former.asked.length === 1);
    use({ products: selling(() => Promise.resolve(mugProduct)) });
    await untilRole(tag, MUG);
    expect(former.asked[0]!.aborted).to.equal(true);
    answer({ ...teeProduct, id: 'mug' });
    await nextFrame();
    byRole(tag, MUG);
  });

  it('sells nothing of the former one that the next one does not have', async () => {
    const tag = await fixture(TAG);
    await untilRole(tag, ADD_BUTTON);
    use({ products: selling(refused) });
    await waitUntil(() => allByRole(tag, ADD_BUTTON).length === 0, 'still for sale');
    expect(tag.querySelector('p')!.getClientRects()).to.have.lengthOf(1);
  });

  it('asks it for a product whose tag was away meanwhile', async () => {
    const tag = await fixture(TAG);
    await untilRole(tag, ADD_BUTTON);
    const place = tag.parentElement!;
    tag.remove();
    await nextFrame();
    const next = selling(() => Promise.resolve({ ...mugProduct, title: 'Other Mug' }));
    use({ products: next });
    place.append(tag);
    await untilRole(tag, { role: 'group', name: 'Other Mug' });
    expect(next.asked).to.have.lengthOf(1);
  });

  it('asks nothing again when only the gateway of another module changes', async () => {
    const products = selling(() => Promise.resolve(mugProduct));
    use({ products });
    const tag = await fixture(TAG);
    await untilRole(tag, MUG);
    use({ products, reviews: { loadReviews: never } });
    configureStore({ apiRoot: `${location.origin}/another` });
    await nextFrame();
    byRole(tag, MUG);
    expect(products.asked).to.have.lengthOf(1);
    configureStore({ apiRoot: location.origin });
  });

  it('shows its product in an open quick view', async () => {
    use({ products: selling(never) });
    const page = await fixture<HTMLElement>('<a href="#mug" data-store-quick-view="mug">Look</a>');
    enhanceMarkup(page.parentElement!);
    await tap(page);
    await untilRole(document.body, { role: 'dialog', name: 'Look' });
    use({ products: selling(() => Promise.resolve(mugProduct)) });
    const dialog = await untilRole(document.body, { role: 'dialog', name: 'Stoneware Mug' });
    await tap(await untilRole(dialog, { role: 'button', name: 'Close' }));
    await waitUntil(() => document.querySelector('[data-store-dialog]') === null);
  });

  it('shows its reviews', async () => {
    configureStore({ pageType: 'content-item', reviews: ON });
    let askedCount = 0;
    const loadReviews = () => {
      askedCount += 1;
      return refused();
    };
    use({ reviews: { loadReviews } });
    const tag = await fixture('<store-reviews item-id="tee"></store-reviews>');
    simulateInteraction();
    await waitUntil(() => askedCount > 0);
    const review = { id: '1', rating: 5, title: 'Good', body: 'Text.', createdOn: 0 };
    use({ reviews: { loadReviews: () => Promise.resolve({ reviews: [review], reviewCount: 1 }) } });
    await untilRole(tag, { role: 'heading', name: 'Good' });
  });

  for (const [what, loadLanguages] of [
    ['failed', refused],
    ['is silent', never],
    ['has one language', () => Promise.resolve({ languages: [{ language: 'en', url: '/' }] })],
  ] as const)
    it(`shows its languages where the former one ${what}`, async () => {
      let askedCount = 0;
      use({
        multilingual: {
          loadLanguages: () => {
            askedCount += 1;
            return loadLanguages();
          },
        },
      });
      const tag = await fixture('<language-switcher></language-switcher>');
      await waitUntil(() => askedCount > 0);
      await nextFrame();
      use({ multilingual: SHOWN_LANGUAGES });
      await untilRole(tag, { role: 'link', name: 'Deutsch' });
    });

  for (const [what, loadSchema] of [
    ['did not have it', refused],
    ['is silent', never],
    [
      'had another',
      () => Promise.resolve({ id: 'contact', fields: [{ id: 'x', type: 'text', title: 'Name' }] }),
    ],
  ] as const)
    it(`shows its form where the former one ${what}`, async () => {
      let askedCount = 0;
      use({
        forms: {
          loadSchema: () => {
            askedCount += 1;
            return loadSchema();
          },
          validate: never,
          createKey: never,
          save: never,
        },
      });
      const tag = await fixture('<site-form form-id="contact"></site-form>');
      simulateInteraction();
      await waitUntil(() => askedCount > 0);
      await nextFrame();
      const fields = [{ id: 'y', type: 'text', title: 'City' }];
      const forms = { validate: never, createKey: never, save: never };
      use({ forms: { ...forms, loadSchema: () => Promise.resolve({ id: 'contact', fields }) } });
      await untilRole(tag, { role: 'textbox', name: /^City/ });
    });
});
