import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { StoreHelloModel } from '../../../elements/store-hello/model.ts';

describe('the model of store-hello', () => {
  it('is pressed by one click, and released by the next', () => {
    const model = new StoreHelloModel();
    const isPressed = () => model.$content.get().isPressed;
    assert.equal(isPressed(), false);
    model.actions.toggle();
    assert.equal(isPressed(), true);
    model.actions.toggle();
    assert.equal(isPressed(), false);
  });

  it('stays pressed when an attribute changes', () => {
    const model = new StoreHelloModel();
    model.actions.toggle();
    model.setLook({ buttonText: 'Press me' });
    assert.deepEqual(model.$content.get(), { buttonText: 'Press me', isPressed: true });
  });
});
