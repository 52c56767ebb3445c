import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  closeScaleOf,
  maxScaleOf,
  panBy,
  WHOLE,
  zoomAt,
  type ZoomPlace,
} from '../../../elements/gallery-block/lightbox/zoom-view.ts';

/** A wide picture in a high frame. */
const PLACE: ZoomPlace = {
  ...{ width: 400, height: 800 },
  picture: { left: 0, top: 250, width: 400, height: 300 },
};

describe('zoom', () => {
  it('enlarges around the clicked point', () => {
    const view = zoomAt(WHOLE, 2, { x: 100, y: 400 }, PLACE);
    assert.deepEqual(view, { scale: 2, x: 100, y: 0 });
  });

  it('keeps the picture’s edges at the edges of its frame, or inside', () => {
    const view = zoomAt(WHOLE, 2, { x: 0, y: 250 }, PLACE);
    assert.equal(panBy(view, { x: 9_999, y: 0 }, PLACE).x, 200);
    assert.equal(panBy(view, { x: -9_999, y: 0 }, PLACE).x, -200);
    // 600 px in 800: no edge leaves the frame.
    assert.equal(panBy(view, { x: 0, y: 9_999 }, PLACE).y, 100);
  });

  it('enlarges up to one image pixel per page pixel, and at least three times', () => {
    assert.equal(maxScaleOf(2500, 500), 5);
    assert.equal(maxScaleOf(500, 500), 3);
    assert.equal(maxScaleOf(500, 0), 3);
    assert.deepEqual([1, 3, 12].map(closeScaleOf), [2, 3, 4]);
  });

  it('shows the whole picture again at scale 1, wherever it was moved', () => {
    const finite = fc.double({ min: -5_000, max: 5_000, noNaN: true });
    fc.assert(
      fc.property(finite, finite, fc.double({ min: 1, max: 8, noNaN: true }), (x, y, scale) => {
        const zoomed = panBy(zoomAt(WHOLE, scale, { x, y }, PLACE), { x: y, y: x }, PLACE);
        assert.ok(Number.isFinite(zoomed.x) && Number.isFinite(zoomed.y));
        assert.deepEqual(zoomAt(zoomed, 1, { x, y }, PLACE), WHOLE);
      }),
    );
  });
});
