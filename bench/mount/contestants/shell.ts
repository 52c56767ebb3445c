/** A page without interaction: the shell paints, React is not loaded. */
import { enter } from '../page/contestant.ts';
import { createOurs, isPainted, isReacts, untilAll } from '../page/our-tag.ts';

enter({
  create: createOurs,
  isDrawn: (tag) => isPainted(tag) && !isReacts(tag),
  // Not `ready`, which would initialise the tag.
  whenStanding: (tags) => untilAll(tags, isPainted),
});
