import { expect } from '@open-wc/testing';
import { breakpointOf, BREAKPOINTS } from '../../../core/interface/index.ts';

describe('breakpoints', () => {
  it('are 432 px for mobile and 433 px for desktop', () => {
    expect([0, 432, 432.5, 433, Infinity].map(breakpointOf)).to.deep.equal([
      'mobile',
      'mobile',
      'desktop',
      'desktop',
      'desktop',
    ]);
    expect(BREAKPOINTS).to.deep.equal({ mobile: '(max-width: 432px)', desktop: '(min-width: 433px)' });
  });

  it('agree with their media queries', () => {
    for (const [name, query] of Object.entries(BREAKPOINTS))
      expect(matchMedia(query).matches, name).to.equal(breakpointOf(innerWidth) === name);
  });

  for (const width of [NaN, -1, undefined])
    it(`refuse ${width}`, () => {
      expect(() => breakpointOf(width as number)).to.throw(/^breakpointOf: expected a width in px, got /);
    });
});
