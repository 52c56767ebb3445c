import { expect } from '@open-wc/testing';
import { idsOf, KINDS, of, open, review, settle } from '../../support/review-list.ts';

describe('the review list with a page that is already known', () => {
  it('shows a known page without a request, and adds the next one to it', async () => {
    const { list, asked } = open();
    list.adopt(of('vase'), { reviews: [review('a')], hasNextPage: true, nextPageCursor: '1' });
    expect(idsOf(list)).to.deep.equal(['a']);
    list.show(of('vase'));
    expect([asked.length, list.isAdopted]).to.deep.equal([0, true]);
    list.addMore();
    expect(asked[0]!.query).to.deep.equal({ kinds: KINDS, sort: 'newest', cursor: '1' });
    asked[0]!.answer({ reviews: [review('b')] });
    await settle();
    expect(idsOf(list)).to.deep.equal(['a', 'b']);
    expect([list.isAdopted, asked.length]).to.deep.equal([false, 1]);
  });

  it('requests another order, another product and another store in spite of a known page', () => {
    const { list, asked } = open();
    const known = { reviews: [review('a')] };
    const queries = () => asked.map(({ query }) => query);
    list.adopt(of('vase'), known);
    list.sortBy('lowest');
    expect(queries()).to.deep.equal([{ kinds: KINDS, sort: 'lowest' }]);
    list.adopt(of('vase'), known);
    expect(asked[0]!.signal.aborted).to.equal(true);
    list.show(of('mug'));
    expect([asked.length, idsOf(list)]).to.deep.equal([2, undefined]);
    list.adopt(of('vase'), known);
    list.restart();
    expect([asked.length, idsOf(list)]).to.deep.equal([3, undefined]);
  });

  it('fault: reports a malformed known page, and requests it', async () => {
    const { list, asked, reported } = open();
    list.adopt(of('vase'), { reviews: 'many' });
    list.show(of('vase'));
    expect([asked.length, reported.length]).to.deep.equal([1, 1]);
    asked[0]!.answer({ reviews: [review('a')] });
    await settle();
    expect(idsOf(list)).to.deep.equal(['a']);
  });
});
