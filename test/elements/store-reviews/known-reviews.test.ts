import { expect, fixture } from '@open-wc/testing';
import { knownReviews } from '../../../core/reviews/index.ts';
import '../../../elements/all.ts';
import { configureStore } from '../../../elements/index.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import { untilRole } from '../../support/by-role.ts';
import '../../support/no-uncaught.ts';

const KINDS = ['native', 'imported'] as const;
const REVIEW = { id: 'one', rating: 5, title: 'Review one' };

describe('<store-reviews> with an answer of the store, but without printed nodes', () => {
  it('draws it without a request, and before the first interaction', async () => {
    const asked: unknown[] = [];
    configureStore({
      reviews: { native: true, imported: true },
      pageType: 'content-item',
      gateway: {
        cart: await useMemoryStore(),
        reviews: {
          loadReviews: (productId: string) => {
            asked.push(productId);
            return Promise.reject(new Error('Nobody asks.'));
          },
        },
      },
    });
    const answer = JSON.stringify(knownReviews({ productId: 'tee', kinds: KINDS }, { reviews: [REVIEW] }));
    const element = await fixture(
      `<store-reviews item-id="tee"><script type="application/json" data-store-answer>${answer}</script></store-reviews>`,
    );
    await untilRole(element, { role: 'heading', name: 'Review one' });
    const clone = element.cloneNode(true) as Element;
    element.replaceWith(clone);
    await untilRole(clone, { role: 'heading', name: 'Review one' });
    expect(asked).to.deep.equal([]);
  });
});
