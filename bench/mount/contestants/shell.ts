/** A page without interaction: the shell paints, React is not loaded. */
import { enter } from '../page/contestant.ts';
import { createOurs, isPainted, isReacts, untilAll } from '../page/our-tag.ts';

enter({
  create: createOurs,
  isDrawn: (tag) => isPainted(tag) && !isReacts(tag),
  // Not `ready`: whoever asks for that brings a tag up.
  whenStanding: (tags) => untilAll(tags, isPainted),
});
