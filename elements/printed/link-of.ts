import { membersOf } from '../../core/shared/index.ts';

/** A card is no larger than this. */
const MAX_LEVELS = 6;

/**
 * Finds the product link of a quick view: the trigger itself or a link around it, otherwise the only link of its card.
 * @param trigger the clicked trigger
 * @returns the link; null if there is none, or several
 * Source: docs/behaviour/printed-markup.md §9.4
 */
export function linkOf(trigger: Element): HTMLAnchorElement | null {
  const own = membersOf(trigger).closest<HTMLAnchorElement>('a[href]');
  let place: Element | null = trigger;
  for (
    let level = 0;
    !own && place && level < MAX_LEVELS;
    level += 1, place = membersOf(place).parentElement
  ) {
    const links = [...membersOf(place).querySelectorAll<HTMLAnchorElement>('a[href]')];
    if (links[0]) return links.every(({ href }) => href === links[0]?.href) ? links[0] : null;
  }
  return own;
}
