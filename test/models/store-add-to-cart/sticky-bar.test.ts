import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { barState, type BarFacts } from '../../../elements/sticky-bar/bar-state.ts';
import { missingControl } from '../../../elements/sticky-bar/missing-control.ts';
import { nextVisibility, type ButtonVisibility } from '../../../elements/sticky-bar/button-visibility.ts';
import { mugProduct, teeProduct } from '../../../elements/testing.ts';
import { startBuying, type Buying } from './buying.ts';

const HEIGHT_PX = 44;
const IN_VIEW = { isIntersecting: true, boundingClientRect: { bottom: 300, height: HEIGHT_PX } };
const ABOVE = { isIntersecting: false, boundingClientRect: { bottom: -1, height: HEIGHT_PX } };
const BELOW = { isIntersecting: false, boundingClientRect: { bottom: 900, height: HEIGHT_PX } };
const HIDDEN = { isIntersecting: false, boundingClientRect: { bottom: 0, height: 0 } };

const placeAfter = (...entries: readonly (typeof ABOVE)[]) =>
  entries.reduce<ButtonVisibility | null>(nextVisibility, null)?.place;

describe('the place of the own button', () => {
  it('is above after it was in view', () => {
    assert.equal(placeAfter(BELOW, IN_VIEW, ABOVE), 'above');
    assert.equal(placeAfter(IN_VIEW, ABOVE, BELOW, ABOVE), 'above');
  });

  it('is above if the page was scrolled past it before it was watched', () => {
    assert.equal(placeAfter(ABOVE), 'above');
  });

  it('does not count as above while it has not been seen, is below or hidden', () => {
    assert.equal(placeAfter(BELOW, ABOVE), 'elsewhere');
    assert.equal(placeAfter(IN_VIEW, BELOW), 'elsewhere');
    assert.equal(placeAfter(IN_VIEW, ABOVE, HIDDEN), 'elsewhere');
    assert.equal(placeAfter(IN_VIEW, ABOVE, IN_VIEW), 'in-view');
  });
});

describe('the bar of a sticky tag', () => {
  let buying: Buying;
  afterEach(() => {
    buying.close();
  });

  const barWith = (facts: Partial<BarFacts> = {}) =>
    barState(
      {
        isSticky: true,
        place: 'above',
        isBehindModal: false,
        content: buying.model.$content.get(),
        ...facts,
      },
      missingControl,
    );

  it('is shown while the own button is above the window', async () => {
    buying = await startBuying(mugProduct);
    const bar = barWith();
    assert.ok(bar.state === 'shown');
    assert.equal(bar.product.title, 'Stoneware Mug');
    assert.equal(bar.missing, null);
    assert.equal(barWith({ isBehindModal: true }).state, 'covered');
  });

  it('is absent elsewhere, and without the attribute', async () => {
    buying = await startBuying(mugProduct);
    const absent = [{ isSticky: false }, { place: 'in-view' }, { place: 'elsewhere' }] as const;
    for (const facts of absent) assert.equal(barWith(facts).state, 'absent');
  });

  it('is absent without a product, and for a variant that is sold out', async () => {
    buying = await startBuying(null);
    assert.equal(barWith().state, 'absent');
    buying.close();
    buying = await startBuying(teeProduct);
    buying.model.actions.choose('option.Color', 'Sand');
    assert.equal(barWith().state, 'shown');
    buying.model.actions.choose('option.Size', 'M');
    assert.equal(barWith().state, 'absent');
  });

  it('asks for the options in their order, then for a quantity that can be read', async () => {
    buying = await startBuying(teeProduct);
    const missing = () => {
      const bar = barWith();
      return bar.state === 'absent' ? undefined : bar.missing;
    };
    assert.equal(missing(), 'option.Color');
    buying.model.actions.choose('option.Color', 'Ink');
    assert.equal(missing(), 'option.Size');
    buying.model.actions.choose('option.Size', 'M');
    assert.equal(missing(), null);
    buying.model.actions.typeQuantity('two');
    assert.equal(missing(), 'quantity');
  });
});
