/** The events of a page whose style an owner tweaks. Source: docs/behaviour/names-and-codes.md §2.4. */
export const TWEAK_EVENTS = [
  'change',
  'close',
  'save',
  'reset',
  'after-show',
  'after-close',
  'before-open',
] as const;

/** One of the events of tweaking. Source: docs/behaviour/names-and-codes.md §2.4. */
export type TweakEvent = (typeof TWEAK_EVENTS)[number];
