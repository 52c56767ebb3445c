import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { GalleryModel, type GalleryOptions } from '../../../elements/gallery-block/model.ts';

const OPTIONS = {
  isMoving: true,
  autoplay: true,
  autoplayDuration: 5,
  controls: true,
};

function openGallery({
  prefersStillness = false,
  ...options
}: Partial<GalleryOptions> & { prefersStillness?: boolean } = {}) {
  const shown: number[] = [];
  const model = new GalleryModel({
    prefersStillness,
    show: (index) => {
      shown.push(index);
      model.setActive(index);
    },
  });
  model.setOptions({ ...OPTIONS, ...options });
  model.setCount(3);
  model.start();
  return { model, shown };
}

describe('autoplay', () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
  });
  afterEach(() => {
    mock.timers.reset();
  });

  it('shows each slide for the author’s duration, and returns from the last to the first', () => {
    const { shown } = openGallery({ autoplayDuration: 2 });
    mock.timers.tick(1999);
    assert.deepEqual(shown, []);
    mock.timers.tick(1);
    assert.deepEqual(shown, [1]);
    mock.timers.tick(2000);
    mock.timers.tick(2000);
    assert.deepEqual(shown, [1, 2, 0]);
  });

  it('pauses under the pointer, in a hidden page and outside the viewport, and resumes afterwards', () => {
    for (const reason of ['hover', 'hidden', 'away'] as const) {
      const { model, shown } = openGallery();
      model.hold(reason);
      mock.timers.tick(60_000);
      assert.deepEqual(shown, [], reason);
      model.release(reason);
      mock.timers.tick(5000);
      assert.deepEqual(shown, [1], reason);
      model.stop();
    }
  });

  it('stops for keyboard users until they click the button', () => {
    const { model, shown } = openGallery();
    model.stopPlaying();
    mock.timers.tick(60_000);
    assert.deepEqual(shown, []);
    assert.deepEqual(model.$states.get(), ['paused']);
    model.actions.togglePlaying();
    assert.deepEqual(model.$states.get(), ['playing']);
    mock.timers.tick(5000);
    assert.deepEqual(shown, [1]);
  });

  it('does not start with reduced motion, and shows a button', () => {
    const { model, shown } = openGallery({ prefersStillness: true });
    mock.timers.tick(60_000);
    assert.deepEqual(shown, []);
    const content = model.$content.get();
    assert.equal(content.state === 'moving' && content.isPlaying, false);
  });

  it('shows a slide that the visitor has chosen for its full duration', () => {
    const { model, shown } = openGallery();
    mock.timers.tick(4000);
    model.actions.choose(2);
    mock.timers.tick(4000);
    assert.deepEqual(shown, [2]);
    mock.timers.tick(1000);
    assert.deepEqual(shown, [2, 0]);
  });

  it('never plays a single slide, or a grid', () => {
    const { model, shown } = openGallery({ isMoving: false });
    mock.timers.tick(60_000);
    assert.deepEqual(shown, []);
    assert.deepEqual(model.$content.get(), { state: 'still' });
  });
});
