import { expect } from '@open-wc/testing';
import { srcset, thumbnailFormat } from '../../../core/images/index.ts';

describe('the widths that a server keeps', () => {
  for (const [widths, format] of [
    [[-1, 0, 99, 100, NaN], '100w'],
    [[100.5, 101, 300], '300w'],
    [[301, 500], '500w'],
    [[501, 750], '750w'],
    [[751, 1000], '1000w'],
    [[1001, 1500, 1501, 2500, 9999, Infinity], '1500w'],
  ] as const) {
    it(`have ${format} as the thumbnail for ${widths.join(', ')}`, () => {
      for (const width of widths) expect(thumbnailFormat(width), String(width)).to.equal(format);
    });
  }
});

describe('the URLs of an image', () => {
  it('are listed for a srcset, the original as the next width', () => {
    expect(srcset('/a', ['100w', '300w'])).to.equal(
      '/a?format=100w 100w,/a?format=300w 300w,/a?format=original 500w',
    );
    for (const [last, next] of [
      [300, 500],
      [500, 750],
      [750, 1000],
      [1000, 1500],
      [1500, 2500],
    ])
      expect(srcset('/a', [`${last}w`])).to.equal(`/a?format=${last}w ${last}w,/a?format=original ${next}w`);
  });

  it('are listed without the original when there is no next width', () => {
    expect(srcset('/a', ['2500w'])).to.equal('/a?format=2500w 2500w');
    expect(srcset('/a', ['999w'])).to.equal('/a?format=999w 999w');
  });

  it('depend on the last format alone', () => {
    expect(srcset('/a', ['2500w', '100w'])).to.equal(
      '/a?format=2500w 2500w,/a?format=100w 100w,/a?format=original 300w',
    );
  });
});
