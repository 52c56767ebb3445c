/** The contestants, in the order in which they are measured; the others are compared with the first. */
export const CONTESTANTS = ['plain', 'lit', 'r2wc', 'shoelace', 'shell', 'adopted', 'ours'] as const;

/** The name of a contestant: its file in bench/mount/contestants/. */
export type ContestantName = (typeof CONTESTANTS)[number];

/** Their names in the table. */
export const TITLES: Readonly<Record<ContestantName, string>> = {
  plain: 'plain element',
  lit: 'Lit',
  r2wc: 'bare r2wc',
  shoelace: 'Shoelace',
  shell: 'ours, painted',
  adopted: 'ours, painted, then React',
  ours: 'ours, React there',
};

/** The contestants that render nothing off screen. */
export const ON_SCREEN_ONLY: readonly ContestantName[] = ['shell', 'adopted'];
