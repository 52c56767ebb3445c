import { expect } from '@open-wc/testing';
import { FLUID_ENGINE_COLOURS } from '../../../core/colour/index.ts';

describe('the colours of the layout engine', () => {
  it('are blue and yellow, which every browser knows', () => {
    expect(FLUID_ENGINE_COLOURS).to.deep.equal(['blue', 'yellow']);
    for (const colour of FLUID_ENGINE_COLOURS) expect(CSS.supports('color', colour), colour).to.equal(true);
  });
});
