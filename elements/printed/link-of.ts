/** A card is no larger than this. */
const MAX_LEVELS = 6;

/**
 * Finds the link to the product that a quick view is about: the trigger itself or what it stands in, otherwise the only one
 * of the card around it.
 * @param trigger what was pressed
 * @returns the link; null where there is none, or it is not clear which
 * Source: docs/behaviour/printed-markup.md §9.4
 */
export function linkOf(trigger: Element): HTMLAnchorElement | null {
  const own = trigger.closest<HTMLAnchorElement>('a[href]');
  let place: Element | null = trigger;
  for (let level = 0; !own && place && level < MAX_LEVELS; level += 1, place = place.parentElement) {
    const links = [...place.querySelectorAll<HTMLAnchorElement>('a[href]')];
    if (links[0]) return links.every(({ href }) => href === links[0]?.href) ? links[0] : null;
  }
  return own;
}
