/** A page without interaction: the shell paints, React is not loaded. */
import { enter } from '../page/contestant.ts';
import { createOurs, isPainted, isReacts } from '../page/our-tag.ts';

enter({
  create: createOurs,
  isDrawn: (tag) => isPainted(tag) && !isReacts(tag),
  whenStanding: (tags) => Promise.all(tags.map(({ ready }) => ready)),
});
