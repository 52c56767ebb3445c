import { expect } from '@open-wc/testing';
import { createFight } from '../../../elements/host/view/fight.ts';

describe('the fight of a tag with its page', () => {
  it('never ends a page that empties the tag a few times a second', () => {
    let timeMs = 0;
    const fight = createFight(() => timeMs);
    const answers = Array.from({ length: 200 }, () => {
      timeMs += 100;
      return fight.mayRestore();
    });
    expect(answers).not.to.include(false);
  });

  it('ends after twenty restorations in a second, and a quiet second later the tag is restored again', () => {
    let timeMs = 0;
    const fight = createFight(() => (timeMs += 10));
    const answers = Array.from({ length: 25 }, fight.mayRestore);
    expect(answers.indexOf(false)).to.equal(20);
    timeMs += 1_000;
    expect(fight.mayRestore()).to.equal(true);
  });
});
