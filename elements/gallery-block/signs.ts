/** The icons of a gallery's buttons, as paths in a square of 24. */
export const SIGNS = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  zoomIn: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l4.5 4.5M11 8v6M8 11h6',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4',
  zoomOut: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l4.5 4.5M8 11h6',
} as const;
