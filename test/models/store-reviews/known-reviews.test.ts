import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { knownReviews } from '../../../core/reviews/index.ts';
import { ReviewsModel } from '../../../elements/store-reviews/model.ts';
import { settlePromises, listenAlways, openShop } from '../shop.ts';

const KINDS = ['native', 'imported'] as const;
const ON = { reviews: { native: true, imported: true }, pageType: 50 };
const KNOWN_PAGE = { reviews: [{ id: 'known', rating: 5 }], hasNextPage: true, nextPageCursor: '1' };
const knownOf = (productId: string) => knownReviews({ productId, kinds: KINDS }, KNOWN_PAGE);

async function open(known: unknown, settings: object = ON) {
  const { shop, close } = await openShop(settings);
  const asked: unknown[] = [];
  const errors: unknown[] = [];
  const model = new ReviewsModel({
    gateway: {
      loadReviews: (productId, { sort, cursor = null }) => {
        asked.push([productId, sort, cursor]);
        return Promise.resolve({ reviews: [{ id: 'asked for', rating: 4 }] });
      },
    },
    report: (error) => errors.push(error),
    getSettings: () => shop.settings.$settings.get(),
    announce: () => undefined,
  });
  model.start(listenAlways);
  model.adopt(known);
  return { model, asked, errors, shop, close };
}

function shownIn({ $content }: ReviewsModel): readonly string[] | string {
  const content = $content.get();
  return content.state === 'shown' ? content.reviews.map(({ id }) => id) : content.state;
}

describe('reviews that a server has asked the store for', () => {
  it('show before the view has loaded, and are not requested', async () => {
    const { model, asked, close } = await open(knownOf('vase'));
    assert.equal(shownIn(model), 'unknown');
    model.setProduct('vase');
    assert.deepEqual([shownIn(model), model.isPrintedOutdated], [['known'], false]);
    model.actions.begin();
    await settlePromises();
    assert.deepEqual([shownIn(model), asked], [['known'], []]);
    model.actions.addMore();
    await settlePromises();
    assert.deepEqual([shownIn(model), asked], [['known', 'asked for'], [['vase', 'newest', '1']]]);
    close();
  });

  it('are outdated for another product, whose reviews are requested', async () => {
    const { model, asked, close } = await open(knownOf('vase'));
    model.setProduct('mug');
    assert.deepEqual([shownIn(model), model.isPrintedOutdated], ['waiting', true]);
    model.actions.begin();
    await settlePromises();
    assert.deepEqual([shownIn(model), asked], [['asked for'], [['mug', 'newest', null]]]);
    close();
  });

  it('are outdated where the page shows other kinds, or none', async () => {
    for (const reviews of [{ native: true }, {}]) {
      const { model, close } = await open(knownOf('vase'), { ...ON, reviews });
      model.setProduct('vase');
      assert.equal(model.isPrintedOutdated, true);
      close();
    }
  });

  it('are not outdated while there is no product', async () => {
    const { model, close } = await open(knownOf('vase'));
    model.setProduct(null);
    assert.deepEqual([shownIn(model), model.isPrintedOutdated], ['unknown', false]);
    close();
  });

  it('show again for a product that returns before the view has loaded, but not after that', async () => {
    const { model, asked, close } = await open(knownOf('vase'));
    model.setProduct('vase');
    model.setProduct('mug');
    model.setProduct('vase');
    assert.deepEqual([shownIn(model), model.isPrintedOutdated], [['known'], false]);
    model.actions.begin();
    model.setProduct('mug');
    model.setProduct('vase');
    await settlePromises();
    assert.deepEqual([shownIn(model), asked.at(-1)], [['asked for'], ['vase', 'newest', null]]);
    close();
  });

  it('are outdated once the page has another store', async () => {
    const { model, asked, close } = await open(knownOf('vase'));
    model.setProduct('vase');
    model.restart();
    assert.deepEqual([shownIn(model), model.isPrintedOutdated, asked], ['waiting', true, []]);
    model.actions.begin();
    await settlePromises();
    assert.deepEqual([shownIn(model), asked], [['asked for'], [['vase', 'newest', null]]]);
    close();
  });

  it('are sorted as the visitor has chosen before the view has loaded', async () => {
    const { model, asked, close } = await open(knownOf('vase'));
    model.setProduct('vase');
    model.adoptSort('lowest');
    assert.deepEqual([shownIn(model), asked], [['known'], []]);
    model.actions.begin();
    await settlePromises();
    assert.deepEqual([shownIn(model), asked], [['asked for'], [['vase', 'lowest', null]]]);
    close();
  });

  it('fault: malformed, they are reported once, and requested', async () => {
    const { model, asked, errors, close } = await open(knownReviews({ productId: 'vase', kinds: KINDS }, 7));
    model.setProduct('vase');
    model.refresh();
    assert.deepEqual([shownIn(model), errors.length, asked], ['waiting', 1, []]);
    model.actions.begin();
    await settlePromises();
    assert.deepEqual([shownIn(model), errors.length], [['asked for'], 1]);
    close();
  });
});
