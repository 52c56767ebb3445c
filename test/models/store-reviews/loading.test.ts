import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ReviewsModel } from '../../../elements/store-reviews/model.ts';
import { settlePromises, listenAlways, openShop } from '../shop.ts';

const ON = { reviews: { native: true, imported: true }, pageType: 50 };
const REVIEW = { id: 'own', rating: 4.5, createdOn: Date.UTC(2024, 0, 1, 2), author: 'Ann' };
const PAGE = {
  reviews: [REVIEW, { ...REVIEW, id: 'theirs', isImported: true, source: 'Elsewhere' }],
  reviewCount: 2,
  averageRating: 4.5,
};

async function show(settings: object, isThere = true) {
  const { shop, close } = await openShop(settings);
  const asked: unknown[] = [];
  const model = new ReviewsModel({
    gateway: {
      loadReviews: (_id, { kinds }) => {
        asked.push(kinds);
        return Promise.resolve(PAGE);
      },
    },
    report: (error) => assert.fail(String(error)),
    getSettings: () => shop.settings.$settings.get(),
    announce: () => undefined,
  });
  model.start(listenAlways);
  model.setProduct('vase');
  if (isThere) model.actions.begin();
  await settlePromises();
  close();
  return { asked, content: model.$content.get() };
}

describe('reviews', () => {
  const item = (recordType: number) => ({ id: 'vase', recordType });
  const cases: readonly (readonly [what: string, settings: object, isShown: boolean])[] = [
    ['no kind is enabled', {}, false],
    ['a page of an unknown type', { ...ON, pageType: null }, false],
    ['a page of an unknown type about a product', { ...ON, pageType: null, item: item(11) }, false],
    ['the page of a product that does not name its record type', ON, true],
    ['the kill switch', { reviews: { ...ON.reviews, killSwitch: true } }, false],
    ['the page of a product', { ...ON, pageType: 50, item: item(11) }, true],
    ['the page of a post', { ...ON, pageType: 50, item: item(1) }, false],
    ['the page of a cart', { ...ON, pageType: 200 }, false],
  ];
  for (const [what, settings, isShown] of cases) {
    it(`${isShown ? 'show' : 'are hidden'}: ${what}`, async () => {
      const { asked, content } = await show(settings);
      assert.equal(content.state, isShown ? 'shown' : 'hidden');
      assert.equal(asked.length, isShown ? 1 : 0);
    });
  }

  it('are not requested before the view has loaded', async () => {
    const { asked, content } = await show(ON, false);
    assert.deepEqual(asked, []);
    assert.equal(content.state, 'waiting');
  });

  for (const kinds of [['native'], ['imported'], ['native', 'imported']]) {
    it(`are requested only of the enabled kinds: ${kinds.join(' and ')}`, async () => {
      const { asked, content } = await show({
        ...ON,
        reviews: Object.fromEntries(kinds.map((kind) => [kind, true])),
      });
      assert.deepEqual(asked, [kinds]);
      assert.ok(content.state === 'shown');
      assert.equal(content.reviews.length, 2);
    });
  }

  it('show dates in the language and the time zone of the page', async () => {
    const { content } = await show({ ...ON, locale: 'de-DE', timeZone: 'America/New_York' });
    assert.ok(content.state === 'shown');
    assert.deepEqual(
      content.reviews.map(({ id, date, source }) => [id, date, source]),
      [
        ['own', '31.12.2023', null],
        ['theirs', '31.12.2023', 'From Elsewhere'],
      ],
    );
    assert.equal(content.average?.text, '4,5 out of 5 stars');
  });
});
