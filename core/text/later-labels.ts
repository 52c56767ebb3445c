/**
 * English labels that a page does not need at first, which keeps them out of the entry bundle. Source:
 * docs/behaviour/printed-markup.md §9; docs/behaviour/template-markup.md §3.3
 */
export const LATER_LABELS = { quickView: 'Quick View', unavailable: 'Unavailable' } as const;
