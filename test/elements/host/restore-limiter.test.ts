import { expect } from '@open-wc/testing';
import { createRestoreLimiter } from '../../../elements/host/view/restore-limiter.ts';

describe('the limiter of restorations', () => {
  it('never stops where a page empties the tag a few times a second', () => {
    let timeMs = 0;
    const limiter = createRestoreLimiter(() => timeMs);
    const answers = Array.from({ length: 200 }, () => {
      timeMs += 100;
      return limiter.countRestoration();
    });
    expect(answers).not.to.include(false);
  });

  it('stops after twenty restorations in a second, and allows them again a quiet second later', () => {
    let timeMs = 0;
    const limiter = createRestoreLimiter(() => (timeMs += 10));
    const answers = Array.from({ length: 25 }, limiter.countRestoration);
    expect(answers.indexOf(false)).to.equal(20);
    timeMs += 1_000;
    expect(limiter.countRestoration()).to.equal(true);
  });
});
