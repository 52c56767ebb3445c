/** A page with React loaded: the shell paints, and React adopts the nodes without an interaction. */
import { enter } from '../page/contestant.ts';
import { createOurs, isPainted, isReacts, showLife, untilAll } from '../page/our-tag.ts';

let isReactThere = false;

enter({
  create: createOurs,
  isDrawn: isReacts,
  // Nothing is rendered off screen, so there is nothing to wait for.
  async whenStanding(tags, place) {
    if (!isReactThere && tags.length > 0) {
      await untilAll(tags, isPainted);
      showLife();
      isReactThere = true;
    }
    if (place === 'on-screen') await untilAll(tags, isReacts);
    else await Promise.all(tags.map(({ updateComplete }) => updateComplete));
  },
});
