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

describe('slides turn by themselves', () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
  });
  afterEach(() => {
    mock.timers.reset();
  });

  it('each stays as long as the author says, and after the last comes the first', () => {
    const { shown } = openGallery({ autoplayDuration: 2 });
    mock.timers.tick(1999);
    assert.deepEqual(shown, []);
    mock.timers.tick(1);
    assert.deepEqual(shown, [1]);
    mock.timers.tick(2000);
    mock.timers.tick(2000);
    assert.deepEqual(shown, [1, 2, 0]);
  });

  it('they stand still under the pointer, in a hidden page and outside of it, and go on afterwards', () => {
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

  it('they stand still for who came with the keyboard, until the button is pressed', () => {
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

  it('they stand still where less motion is asked for, and there is a button', () => {
    const { model, shown } = openGallery({ prefersStillness: true });
    mock.timers.tick(60_000);
    assert.deepEqual(shown, []);
    const content = model.$content.get();
    assert.equal(content.state === 'moving' && content.isPlaying, false);
  });

  it('a slide that the visitor has chosen has its whole time', () => {
    const { model, shown } = openGallery();
    mock.timers.tick(4000);
    model.actions.choose(2);
    mock.timers.tick(4000);
    assert.deepEqual(shown, [2]);
    mock.timers.tick(1000);
    assert.deepEqual(shown, [2, 0]);
  });

  it('one slide, and a grid, never turn', () => {
    const { model, shown } = openGallery({ isMoving: false });
    mock.timers.tick(60_000);
    assert.deepEqual(shown, []);
    assert.deepEqual(model.$content.get(), { state: 'still' });
  });
});
