import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { SearchModel } from '../../../elements/store-search/model.ts';
import { mugProduct } from '../../../elements/testing-products.ts';
import { settlePromises } from '../shop.ts';

const PAGE = { kind: 'page', title: 'Shipping', url: '/policies/shipping' };
const MUG = { kind: 'product', item: mugProduct };

/** A visitor who does not type for this long has finished. */
const PAUSE_MS = 200;

const US = { currency: 'USD' as const, locale: 'en-US' };

function open(answers: readonly object[] = [{ hits: [MUG, PAGE] }], page = US) {
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const said: string[] = [];
  const followed: string[] = [];
  const errors: unknown[] = [];
  const waiting: ((answer: unknown) => void)[] = [];
  const model = new SearchModel({
    search({ text }, signal) {
      asked.push(text);
      signals.push(signal);
      const answer = answers[asked.length - 1] ?? answers[0];
      if (answer instanceof Error) return Promise.reject(answer);
      return answer === WAIT ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(answer);
    },
    report: (error) => errors.push(error),
    getPage: () => page,
    announce: (text) => said.push(text),
    follow: (url) => followed.push(url),
  });
  const type = async (text: string, pauseMs = PAUSE_MS) => {
    model.actions.type(text);
    mock.timers.tick(pauseMs);
    await settlePromises();
  };
  const titles = () => model.$content.get().hits.map(({ title }) => title);
  return { model, asked, signals, said, followed, errors, waiting, type, titles };
}

const WAIT = {};

describe('suggestions', () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
  });
  afterEach(() => {
    mock.timers.reset();
  });

  it('come once the visitor pauses, with prices and kinds', async () => {
    const { model, type, asked, said } = open();
    await type('st', 10);
    await type('sto', 10);
    await type(' ston  mug ');
    assert.deepEqual(asked, ['ston mug']);
    const { hits, isOpen } = model.$content.get();
    assert.deepEqual(
      hits.map(({ title, note }) => [title, note]),
      [
        ['Stoneware Mug', '$18.00'],
        ['Shipping', 'Page'],
      ],
    );
    assert.equal(isOpen, true);
    assert.deepEqual(said, ['2 suggestions']);
  });

  it('are not asked for a single letter', async () => {
    const { type, asked } = open();
    await type('s');
    await type('す');
    assert.deepEqual(asked, []);
  });

  it('are asked for a single character that is a word', async () => {
    const { type, asked } = open();
    await type('茶');
    await type('차');
    assert.deepEqual(asked, ['茶', '차']);
  });

  it('are kept for the same text', async () => {
    const { type, asked, titles } = open([{ hits: [MUG] }, { hits: [PAGE] }]);
    await type('mug');
    await type('mugs');
    await type('mug ');
    assert.deepEqual(asked, ['mug', 'mugs']);
    assert.deepEqual(titles(), ['Stoneware Mug']);
  });

  it('do not change when an answer arrives late', async () => {
    const { type, waiting, signals, titles } = open([WAIT, { hits: [PAGE] }]);
    await type('mug');
    await type('shipping');
    assert.equal(signals[0]?.aborted, true);
    waiting[0]?.({ hits: [MUG] });
    await settlePromises();
    assert.deepEqual(titles(), ['Shipping']);
  });

  it('close after a failure, which is reported', async () => {
    const { model, type, errors } = open([{ hits: [MUG] }, new Error('offline')]);
    await type('mug');
    await type('mugs');
    assert.deepEqual([model.$content.get().isOpen, errors.length], [false, 1]);
  });

  it('are chosen by arrow keys and opened by Enter', async () => {
    const { model, type, followed } = open();
    const { move, followChosen, dismiss } = model.actions;
    assert.equal(move(1), false, 'without suggestions the key is the field’s');
    await type('mug');
    assert.equal(followChosen(), false, 'Enter searches for the text');
    move(1);
    move(1);
    assert.equal(followChosen(), true);
    move(1);
    assert.equal(followChosen(), false, 'behind the last one is the text');
    move(-1);
    followChosen();
    assert.deepEqual(followed, ['/policies/shipping', '/policies/shipping']);
    assert.equal(dismiss(), true);
    assert.equal(dismiss(), false);
  });

  it('are those of another store after the page has changed it', async () => {
    const { model, type, titles } = open([{ hits: [MUG] }, { hits: [PAGE] }]);
    await type('mug');
    model.restart();
    assert.deepEqual(titles(), []);
    await type('mug');
    assert.deepEqual(titles(), ['Shipping']);
  });

  it('stay closed when the answer arrives after the visitor has closed them', async () => {
    const { model, type, waiting, said } = open([WAIT]);
    await type('mug');
    model.actions.close();
    waiting[0]?.({ hits: [MUG] });
    await settlePromises();
    assert.deepEqual([model.$content.get().isOpen, model.$content.get().isLoading, said], [false, false, []]);
    model.actions.open();
    assert.equal(model.$content.get().isOpen, true, 'the focus is back in the field');
  });

  it('stay closed after Escape during the pause', async () => {
    const { model, type, asked } = open();
    await type('mug', 10);
    model.actions.dismiss();
    mock.timers.tick(PAUSE_MS);
    await settlePromises();
    assert.deepEqual([model.$content.get().isOpen, asked], [false, ['mug']]);
  });

  it('are asked for again in another language', async () => {
    const page = { ...US };
    const { model, type, asked, titles } = open([{ hits: [MUG] }, { hits: [PAGE] }], page);
    const look = { action: '/search', placeholder: '' };
    model.setLook(look);
    await type('mug');
    page.locale = 'de-DE';
    model.setLook(look);
    assert.deepEqual(titles(), []);
    await type('mug ');
    assert.deepEqual([asked, titles()], [['mug', 'mug'], ['Shipping']]);
  });

  it('are no longer loading when the field has left the page', async () => {
    const { model, type } = open([WAIT]);
    await type('mug');
    model.stop();
    assert.equal(model.$content.get().isLoading, false);
  });

  it('may lead to one address twice', async () => {
    const { model, type } = open([{ hits: [PAGE, { ...PAGE, title: 'Delivery' }] }]);
    await type('shipping');
    const keys = model.$content.get().hits.map(({ key }) => key);
    assert.equal(new Set(keys).size, 2);
  });
});
