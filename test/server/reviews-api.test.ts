import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as v from 'valibot';

import { REVIEW_SORTS } from '../../core/reviews/index.ts';
import { parseReviewPage, type ReviewPage } from '../../core/reviews/parse-review-page.ts';
import { findReviews } from '../../demo/server/features/reviews/find-reviews.ts';
import { REVIEW_QUERY } from '../../demo/server/features/reviews/schemas.ts';
import { MESSAGES } from '../../demo/server/platform/shared/strings.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { type StoreAnswer, Visitor } from '../support/visitor.ts';

type Query = Readonly<Record<string, string>>;

const pathOf = (product: string, query: Query = {}): string =>
  `/api/commerce/products/${product}/reviews?${new URLSearchParams(query).toString()}`;

describeOnAnyDatabase('the reviews API', (stores) => {
  let store: OpenStore;
  let visitor: Visitor;
  before(async () => {
    store = await stores.open({ faults: true, rateLimits: NO_LIMITS });
    visitor = await Visitor.arrive(store.url);
  });

  const ask = (product: string, query: Query = {}): Promise<StoreAnswer> =>
    visitor.get(pathOf(product, query));
  const read = async (product: string, query: Query = {}): Promise<ReviewPage> => {
    const answer = await ask(product, query);
    assert.equal(answer.status, 200, answer.text);
    return parseReviewPage(answer.json());
  };
  const readAll = async (product: string, query: Query = {}): Promise<readonly ReviewPage[]> => {
    const pages = [await read(product, query)];
    for (let cursor = pages[0]!.nextPageCursor; cursor !== null; cursor = pages.at(-1)!.nextPageCursor)
      pages.push(await read(product, { ...query, cursor }));
    return pages;
  };
  const reviewsOf = (pages: readonly ReviewPage[]) => pages.flatMap(({ reviews }) => reviews);

  test('returns all fields that the tag reads', async () => {
    const answer = (await ask('tee')).json() as { readonly reviews: readonly object[] };
    assert.deepEqual(parseReviewPage(answer).reviews, answer.reviews);
    assert.equal(answer.reviews.length, 4);
  });

  test('pages through every review once, in three orders', async () => {
    const orders = {
      newest: (one: { createdOn: number | null }) => one.createdOn!,
      highest: (one: { rating: number }) => one.rating,
      lowest: (one: { rating: number }) => -one.rating,
    };
    for (const [sort, rankOf] of Object.entries(orders)) {
      const pages = await readAll('mug', { sort });
      assert.ok(pages.length >= 3, sort);
      const reviews = reviewsOf(pages);
      assert.equal(new Set(reviews.map(({ id }) => id)).size, reviews.length, sort);
      const ranks = reviews.map(rankOf);
      assert.deepEqual(
        ranks,
        [...ranks].sort((one, other) => other - one),
        sort,
      );
      for (const page of pages) assert.equal(page.reviewCount, reviews.length, sort);
    }
  });

  test('sorts equal ratings by the newest, in both orders', async () => {
    for (const sort of ['highest', 'lowest']) {
      const best = reviewsOf(await readAll('mug', { sort })).filter(({ rating }) => rating === 5);
      const dates = best.map(({ createdOn }) => createdOn!);
      assert.deepEqual(
        dates,
        [...dates].sort((one, other) => other - one),
        sort,
      );
    }
  });

  test('counts, averages and pages the requested kinds only', async () => {
    const all = reviewsOf(await readAll('mug'));
    for (const [kinds, isImported] of [
      ['native', [false]],
      ['imported', [true]],
      ['imported,native', [true, false]],
    ] as const) {
      const pages = await readAll('mug', { kinds });
      const expected = all.filter((review) => (isImported as readonly boolean[]).includes(review.isImported));
      assert.deepEqual(reviewsOf(pages), expected, kinds);
      const average = expected.reduce((sum, { rating }) => sum + rating, 0) / expected.length;
      for (const page of pages) {
        assert.equal(page.reviewCount, expected.length, kinds);
        assert.ok(Math.abs(page.averageRating! - average) < 1e-9, kinds);
      }
    }
  });

  test('answers for no review, one review and none of a kind', async () => {
    const none = { reviews: [], reviewCount: 0, averageRating: null, nextPageCursor: null };
    assert.deepEqual(await read('coffee'), none);
    assert.deepEqual(await read('print', { kinds: 'imported' }), none);
    const { reviews, ...one } = await read('print');
    assert.equal(reviews.length, 1);
    assert.deepEqual(one, { reviewCount: 1, averageRating: 5, nextPageCursor: null });
  });

  test('refuses an invalid query with its field', async () => {
    const wrong: readonly (readonly [field: string, value: string])[] = [
      ['sort', 'best'],
      ['sort', ''],
      ['sort', '__proto__'],
      ['kinds', ''],
      ['kinds', 'native,'],
      ['kinds', 'paid'],
      ['cursor', ''],
      ['cursor', '2'],
      ['cursor', '6-1-1'],
      ['cursor', '5-1-1;drop table reviews'],
      ['cursor', '5-99999999999999999999-1'],
    ];
    for (const [field, value] of wrong) {
      const answer = await ask('mug', { [field]: value });
      assert.equal(answer.status, 400, `${field}=${value}`);
      const { errors } = answer.json() as { readonly errors: object };
      assert.deepEqual(Object.keys(errors), [field]);
    }
    const answer = await ask('anvil');
    assert.equal(answer.status, 404);
    assert.equal((answer.json() as { message: string }).message, MESSAGES.unknownItem);
    assert.equal((await visitor.send('POST', pathOf('mug'), {})).status, 405);
  });

  test('accepts a cursor of another order or of a deleted review', async () => {
    const { nextPageCursor } = await read('mug', { sort: 'newest' });
    const all = reviewsOf(await readAll('mug', { sort: 'highest' }));
    const { reviews } = await read('mug', { sort: 'highest', cursor: nextPageCursor! });
    const from = all.findIndex(({ id }) => id === reviews[0]!.id);
    assert.deepEqual(reviews, all.slice(from, from + reviews.length));
    assert.deepEqual((await read('mug', { cursor: '1-0-0' })).reviews, []);
  });

  test('answers 500, 404, 429 and half an answer on request', async () => {
    const fail = (fault: string) => visitor.get(pathOf('mug'), { headers: { 'x-test-fault': fault } });
    assert.equal((await fail('500')).status, 500);
    assert.equal((await fail('404')).status, 404);
    const tooMany = await fail('429;retry-after=2');
    assert.deepEqual([tooMany.status, tooMany.headers.get('retry-after')], [429, '2']);
    const half = await fail('truncate');
    assert.throws(() => half.json(), SyntaxError);
  });

  test('keeps the next page stable while reviews are added or deleted', async () => {
    const db = await stores.openDatabase();
    const kinds = ['native', 'imported'] as const;
    for (const sort of REVIEW_SORTS) {
      const readPage = async (cursor?: string) => {
        const query = v.parse(REVIEW_QUERY, { kinds: kinds.join(), sort, cursor });
        return (await findReviews(db, 'mug', query))!;
      };
      const first = await readPage();
      const second = await readPage(first.nextPageCursor!);
      const row = { product_id: 'mug', author: 'New', language: 'en', is_imported: false };
      const rows = [1, 3, 5].map((rating) => ({ ...row, id: `${sort}-${rating}`, rating }));
      const addedAt = Date.now();
      await db
        .insertInto('reviews')
        .values(rows.map((one) => ({ ...one, written_at: addedAt })))
        .execute();
      await db.deleteFrom('reviews').where('id', '=', first.reviews.at(-1)!.id).execute();
      const again = await readPage(first.nextPageCursor!);
      assert.equal(again.reviewCount, first.reviewCount + 2, sort);
      const known = again.reviews.filter(({ createdOn }) => createdOn !== addedAt);
      assert.deepEqual(known, second.reviews.slice(0, known.length), sort);
    }
  });
});
