import { expect } from '@open-wc/testing';
import { addressesOf } from '../../../elements/gallery-block/lightbox-addresses.ts';

function fragmentsOf(galleryId: string, ids: readonly string[]): readonly string[] {
  const elementOf = (id: string) => Object.assign(document.createElement('figure'), { id });
  return addressesOf(elementOf(galleryId), ids.map(elementOf)).fragments;
}

describe('the fragments of slides', () => {
  it('use ids, or indexes without an id', () => {
    expect(fragmentsOf('g', ['mug', '', 'ä'])).to.deep.equal([
      '#lightbox=g/mug',
      '#lightbox=g/2',
      '#lightbox=g/%C3%A4',
    ]);
  });

  it("differ where an id looks like another slide's index", () => {
    expect(fragmentsOf('g', ['2', '', ''])).to.deep.equal([
      '#lightbox=g/2',
      '#lightbox=g/.2',
      '#lightbox=g/3',
    ]);
  });

  it('replace a lone surrogate', () => {
    expect(fragmentsOf('g\uD800', ['a\uD83D'])).to.deep.equal(['#lightbox=g%EF%BF%BD/a%EF%BF%BD']);
  });
});
