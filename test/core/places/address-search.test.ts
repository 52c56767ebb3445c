import { expect } from '@open-wc/testing';
import { FAILURE_KINDS } from '../../../core/errors/index.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { CHOSEN, openSearch, predictions, refusal, textsOf } from './search.ts';

describe('address search', () => {
  it('starts at three letters, after a pause, once for all letters', async () => {
    const { search, calls, shown } = openSearch(predictions('Slipway Lane, Portland'));
    for (const text of ['S', 'Sl', ' Sl ', 'Sli', 'Slip']) search.type(text);
    await waitUntil(() => calls.length > 0, 'not asked');
    await waitUntil(() => textsOf(shown.at(-1))?.length === 1, 'not shown');
    expect(calls.map(({ text }) => text)).to.deep.equal(['Slip']);
    expect(calls[0]?.context).to.deep.equal({
      sessionToken: 'token-1',
      language: 'en-US',
      productPage: '/contact',
      productSection: 'form',
    });
    search.type('x'.repeat(201));
    expect(textsOf(shown.at(-1))).to.deep.equal([]);
  });

  it('drops answers to earlier text and to a line that was left', async () => {
    let answerFirst: (json: unknown) => void = () => undefined;
    const first = new Promise((resolve) => {
      answerFirst = resolve;
    });
    const { search, calls, shown } = openSearch(
      () => first,
      predictions('Slip Road'),
      predictions('Ash Street'),
    );
    search.type('Slipw');
    await waitUntil(() => calls.length === 1, 'not asked');
    search.type('Slip');
    expect(calls[0]?.signal.aborted).to.equal(true);
    await waitUntil(() => textsOf(shown.at(-1))?.[0] === 'Slip Road', 'not shown');
    answerFirst(predictions('Slipway Lane')());
    search.type('Slip R');
    search.stop();
    search.type('Ash');
    await waitUntil(() => textsOf(shown.at(-1))?.[0] === 'Ash Street', 'not shown');
    expect(calls.map(({ text }) => text)).to.deep.equal(['Slipw', 'Slip', 'Ash']);
    expect(shown.flatMap(textsOf)).to.deep.equal(['Slip Road', 'Ash Street']);
  });

  it('pauses while the visitor chooses, and resumes as the same search on request or with the next letters', async () => {
    const { search, calls, shown } = openSearch(predictions('Slip Road', 'Slipway'), predictions('Slipway'));
    search.type('Slip');
    await waitUntil(() => textsOf(shown.at(-1))?.length === 2, 'not shown');
    search.goOn();
    search.type('Slipw');
    search.hold();
    search.hold();
    search.goOn();
    await waitUntil(() => textsOf(shown.at(-1))?.length === 1, 'not gone on with');
    search.type('Slipwa');
    search.hold();
    search.type('Slipway');
    await waitUntil(() => calls.length === 3, 'not asked');
    expect(calls.map(({ text }) => text)).to.deep.equal(['Slip', 'Slipw', 'Slipway']);
    expect(new Set(calls.map(({ context }) => context.sessionToken)).size).to.equal(1);
    search.hold();
    search.stop();
    search.goOn();
    search.type('Ash');
    await waitUntil(() => calls.length === 4, 'not asked');
    expect(calls.at(-1)?.text).to.equal('Ash');
  });

  it('uses one token per search', async () => {
    const details = () => ({ result: { address_components: [] } });
    const { search, calls } = openSearch(predictions('a'), predictions('b'), details, predictions('c'));
    search.type('Slip');
    await waitUntil(() => calls.length === 1);
    search.type('Slipw');
    await waitUntil(() => calls.length === 2);
    await search.choose(CHOSEN, 'Slipw');
    search.type('Ash');
    await waitUntil(() => calls.length === 4);
    const tokens = calls.map(({ context }) => context.sessionToken);
    expect(tokens).to.deep.equal(['token-1', 'token-1', 'token-1', 'token-2']);
  });

  it('starts a new search after the line was left', async () => {
    const { search, calls } = openSearch(predictions('a'));
    search.type('Slip');
    await waitUntil(() => calls.length === 1);
    search.stop();
    search.type('Ash');
    await waitUntil(() => calls.length === 2);
    expect(calls.map(({ context }) => context.sessionToken)).to.deep.equal(['token-1', 'token-2']);
  });

  it('closes an open list when the visitor types during a pause after a failure', async () => {
    let refuse: (error: Error) => void = () => undefined;
    const details = new Promise((_, reject) => {
      refuse = reject;
    });
    const { search, calls, shown } = openSearch(() => details, predictions('Slip Road'));
    const chosen = search.choose(CHOSEN, '');
    search.type('Slip');
    await waitUntil(() => shown.at(-1)?.items.length === 1, 'not shown');
    refuse(new Error('gone'));
    await chosen;
    search.type('Ash');
    await waitUntil(() => shown.at(-1)?.items.length === 0, 'still shown');
    expect(calls.length).to.equal(2);
  });

  it('shows at most five valid predictions, as text', async () => {
    const good = { place_id: 'p', description: '<b>1</b> Ash Street, Ö' };
    const many = Array.from({ length: 1000 }, () => good);
    const odd = [null, 7, 'Ash', [], {}, { place_id: 'p' }, { place_id: '', description: 'x' }];
    const long = { place_id: 'p', description: 'x'.repeat(301) };
    const html_attributions = ['<a href="javascript:alert(1)">Listings by  B &amp; Sons</a>', '<br>', 7];
    const { search, shown } = openSearch(() => ({ predictions: [...odd, long, ...many], html_attributions }));
    search.type('Ash');
    await waitUntil(() => shown.at(-1)?.items.length === 5);
    expect(textsOf(shown.at(-1))?.[0]).to.equal('<b>1</b> Ash Street, Ö');
    expect(shown.at(-1)?.attributions).to.deep.equal(['Listings by B & Sons']);
  });

  it('reads odd attributions in linear time, and rejects very long ones', async () => {
    const html_attributions = ['<'.repeat(500_000), 'x'.repeat(301), 'Listings <b>by <i>B</i>'];
    const { search, shown } = openSearch(() => ({ predictions: [], html_attributions }));
    search.type('Ash');
    await waitUntil(() => shown.length > 0);
    expect(shown.at(-1)?.attributions).to.deep.equal(['Listings by B']);
  });

  it('marks matches and the address line', async () => {
    const prediction = {
      place_id: 'p',
      description: '12 Ash Street, Bath',
      structured_formatting: { main_text: '12 Ash Street' },
      matched_substrings: [
        { offset: 0, length: 2 },
        { offset: 3, length: 3 },
        { offset: -1, length: 3 },
        { offset: 4, length: 'x' },
        { offset: 90, length: 9 },
      ],
    };
    const { search, shown } = openSearch(() => ({ predictions: [prediction] }));
    search.type('12 Ash');
    await waitUntil(() => shown.at(-1)?.items.length === 1);
    const [item] = shown.at(-1)?.items ?? [];
    expect(item?.line).to.equal('12 Ash Street');
    expect(item?.runs.map(({ text, isMatched, isMain }) => [text, isMatched, isMain])).to.deep.equal([
      ['12', true, true],
      [' ', false, true],
      ['Ash', true, true],
      [' Street', false, true],
      [', Bath', false, false],
    ]);
  });

  const FAULTS: readonly (readonly [what: string, answer: () => unknown])[] = [
    ['HTML instead of JSON', refusal(FAILURE_KINDS.unknownOutcome)],
    ['status 500', refusal()],
    ['no answer in time', () => new Promise(() => undefined)],
    ['a backend that throws', () => JSON.parse('{') as unknown],
    ['no object', () => 'Slipway Lane'],
    ['nothing', () => null],
    ['predictions that are no list', () => ({ predictions: null })],
    ['a key that the provider refuses', () => ({ status: 'REQUEST_DENIED', predictions: [] })],
    ['a quota that is used up', () => ({ status: 'OVER_QUERY_LIMIT', predictions: [] })],
  ];
  for (const [what, answer] of FAULTS) {
    it(`suggests nothing, reports once and pauses after a failure: ${what}`, async () => {
      const { search, calls, shown, reports, clock } = openSearch(
        predictions('Slipway Lane'),
        answer,
        predictions('Ash Street'),
      );
      search.type('Slip');
      await waitUntil(() => shown.at(-1)?.items.length === 1);
      search.type('Slipw');
      await waitUntil(() => shown.at(-1)?.items.length === 0, 'still shown');
      expect(calls[1]?.signal.aborted, 'retries go on').to.equal(true);
      clock.nowMs = 9_999;
      const { length } = shown;
      search.type('Ash');
      await waitUntil(() => shown.length > length, 'the pause does not end');
      expect(calls.length).to.equal(2);
      clock.nowMs = 10_000;
      search.type('Ash ');
      await waitUntil(() => shown.at(-1)?.items.length === 1, 'never asked again');
      expect(reports.length).to.equal(1);
    });
  }

  it('pauses after a 429 as long as the store requests', async () => {
    const busy = refusal(FAILURE_KINDS.rateLimited, { retryAfterMs: 60_000 });
    const { search, calls, shown, reports, clock } = openSearch(busy, busy, predictions('Ash Street'));
    search.type('Ash');
    await waitUntil(() => reports.length === 1);
    clock.nowMs = 59_999;
    search.type('Ash ');
    await waitUntil(() => shown.length === 2, 'the pause does not end');
    expect(calls.length).to.equal(1);
    clock.nowMs = 60_000;
    search.type('Ash S');
    await waitUntil(() => shown.length === 3);
    expect(reports.length, 'reported twice').to.equal(1);
  });

  it('suggests nothing without results, and reports no failure', async () => {
    const { search, shown, reports } = openSearch(() => ({ status: 'ZERO_RESULTS' }));
    search.type('Ash');
    await waitUntil(() => shown.length === 1);
    expect([textsOf(shown[0]), reports]).to.deep.equal([[], []]);
  });
});
