/** What is drawn on the buttons of a gallery, as paths in a square of 24. */
export const SIGNS = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
} as const;
