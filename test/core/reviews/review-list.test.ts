import { expect } from '@open-wc/testing';
import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { emptyReviewsGateway, restReviewsGateway, ReviewList } from '../../../core/reviews/index.ts';
import { idsOf, KINDS, of, open, review, settle } from '../../support/review-list.ts';

describe('the review list of a product', () => {
  it('sends no request without a product', () => {
    const { list, asked } = open();
    list.show(null);
    list.addMore();
    list.retry();
    expect(asked).to.have.length(0);
  });

  it('reads each field alone, and requires an id and a rating', async () => {
    const { list, asked } = open();
    list.show(of('vase'));
    asked[0]!.answer({
      reviews: [
        review('one', {
          author: ' Ann ',
          createdOn: 'soon',
          language: 'not a language',
          title: 7,
          body: '<b>x</b>',
        }),
        review('two', { rating: 6 }),
        review('three', { rating: '5' }),
        review('four', { rating: Number.NaN }),
        { rating: 5 },
        null,
        review('five', { createdOn: 0, language: 'fr', isImported: true, source: 'Elsewhere' }),
      ],
      reviewCount: -1,
      averageRating: 9,
      hasNextPage: true,
      nextPageCursor: 3,
    });
    await settle();
    const nothing = { author: null, createdOn: null, title: null, body: null, language: null };
    expect(list.$state.get().page).to.deep.equal({
      reviews: [
        {
          ...nothing,
          id: 'one',
          rating: 4,
          author: 'Ann',
          body: '<b>x</b>',
          isImported: false,
          source: null,
        },
        {
          ...nothing,
          id: 'five',
          rating: 4,
          createdOn: 0,
          language: 'fr',
          isImported: true,
          source: 'Elsewhere',
        },
      ],
      reviewCount: 2,
      averageRating: null,
      nextPageCursor: null,
    });
  });

  it('adds the next page without duplicates', async () => {
    const { list, asked } = open();
    list.show(of('vase'));
    asked[0]!.answer({ reviews: [review('a'), review('b')], hasNextPage: true, nextPageCursor: '2' });
    await settle();
    list.addMore();
    list.addMore();
    expect(asked.map(({ query }) => query)).to.deep.equal([
      { kinds: KINDS, sort: 'newest' },
      { kinds: KINDS, sort: 'newest', cursor: '2' },
    ]);
    asked[1]!.answer({ reviews: [review('b'), review('c')] });
    await settle();
    expect(idsOf(list)).to.deep.equal(['a', 'b', 'c']);
    expect(list.$state.get().firstNewIndex).to.equal(2);
    list.addMore();
    expect(asked).to.have.length(2);
  });

  it('keeps the list until the answer to the newest order', async () => {
    const { list, asked } = open();
    list.show(of('vase'));
    asked[0]!.answer({ reviews: [review('first')] });
    await settle();
    list.sortBy('highest');
    list.sortBy('lowest');
    expect(idsOf(list)).to.deep.equal(['first']);
    asked[2]!.answer({ reviews: [review('lowest')] });
    await settle();
    asked[1]!.answer({ reviews: [review('highest')] });
    await settle();
    expect(idsOf(list)).to.deep.equal(['lowest']);
    list.sortBy('newest');
    list.show(of('mug'));
    asked[3]!.fail(new StorefrontError(FAILURE_KINDS.offline));
    asked[4]!.answer({ reviews: [review('of the mug')] });
    await settle();
    expect(idsOf(list)).to.deep.equal(['of the mug']);
    expect(list.$state.get().hasFailed).to.equal(false);
  });

  it('starts again for other kinds', async () => {
    const { list, asked } = open();
    list.show(of('vase'));
    list.show(of('vase'));
    asked[0]!.answer({ reviews: [review('a')], reviewCount: 1, hasNextPage: true, nextPageCursor: '1' });
    await settle();
    list.show({ productId: 'vase', kinds: ['imported'] });
    expect(list.$state.get().page).to.equal(null);
    expect(asked.map(({ query }) => query)).to.deep.equal([
      { kinds: KINDS, sort: 'newest' },
      { kinds: ['imported'], sort: 'newest' },
    ]);
  });

  for (const kind of Object.values(FAILURE_KINDS)) {
    it(`fault: ${kind}: keeps the reviews, and retries the same page`, async () => {
      const { list, asked, reported } = open();
      list.show(of('vase'));
      asked[0]!.answer({ reviews: [review('a')], hasNextPage: true, nextPageCursor: '1' });
      await settle();
      list.addMore();
      asked[1]!.fail(new StorefrontError(kind));
      await settle();
      expect(idsOf(list)).to.deep.equal(['a']);
      expect(list.$state.get()).to.include({ hasFailed: true, isLoading: false });
      expect(reported).to.have.length(1);
      list.retry();
      expect(asked[2]!.query).to.deep.equal({ kinds: KINDS, sort: 'newest', cursor: '1' });
      asked[2]!.answer({ reviews: [review('b')] });
      await settle();
      expect(idsOf(list)).to.deep.equal(['a', 'b']);
      expect(list.$state.get().hasFailed).to.equal(false);
    });
  }

  it('pauses while hidden, and resumes when shown', async () => {
    const { list, asked, reported } = open();
    list.show(of('vase'));
    list.stop();
    expect(asked[0]!.signal.aborted).to.equal(true);
    asked[0]!.fail(asked[0]!.signal.reason);
    await settle();
    list.show(of('vase'));
    asked[1]!.answer({ reviews: [review('a')] });
    await settle();
    expect(idsOf(list)).to.deep.equal(['a']);
    list.stop();
    list.show(of('vase'));
    expect([asked.length, reported.length]).to.deep.equal([2, 0]);
  });

  it('fault: after a failed change of order, "more" loads that order from its start', async () => {
    const { list, asked } = open();
    list.show(of('vase'));
    asked[0]!.answer({ reviews: [review('a')], hasNextPage: true, nextPageCursor: '1' });
    await settle();
    list.sortBy('lowest');
    asked[1]!.fail(new StorefrontError(FAILURE_KINDS.offline));
    await settle();
    list.addMore();
    expect(asked[2]!.query).to.deep.equal({ kinds: KINDS, sort: 'lowest' });
    asked[2]!.answer({ reviews: [review('b')] });
    await settle();
    expect(idsOf(list)).to.deep.equal(['b']);
  });

  it('fault: rejects an invalid answer', async () => {
    for (const json of [null, [], 'reviews', {}, { reviews: {} }]) {
      const { list, asked, reported } = open();
      list.show(of('vase'));
      asked[0]!.answer(json);
      await settle();
      expect(list.$state.get()).to.include({ page: null, hasFailed: true });
      expect(reported[0]).to.have.property('kind', FAILURE_KINDS.unknownOutcome);
    }
  });

  it('requests the URL of the product', async () => {
    const reads: unknown[] = [];
    const gateway = restReviewsGateway({
      read: (path, options) => {
        reads.push([path, options?.query]);
        return Promise.resolve(null);
      },
      write: () => Promise.reject(new Error('nothing is written')),
    });
    const query = { kinds: KINDS, sort: 'lowest', cursor: '9' } as const;
    await gateway.loadReviews('a/b', query, new AbortController().signal);
    expect(reads).to.deep.equal([
      ['/api/commerce/products/a%2Fb/reviews', { kinds: 'native,imported', sort: 'lowest', cursor: '9' }],
    ]);
  });

  it('is empty on a page without a store', async () => {
    const list = new ReviewList({ gateway: emptyReviewsGateway, report: () => undefined });
    list.show(of('vase'));
    await settle();
    expect(list.$state.get()).to.deep.include({ isLoading: false, hasFailed: false });
    expect(idsOf(list)).to.deep.equal([]);
  });
});
