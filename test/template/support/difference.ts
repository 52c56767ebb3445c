import type { Case, Rendered } from './case-file.ts';

/** A reason why both engines may differ, and how to distinguish it from a mistake. */
export interface Difference {
  readonly name: string;
  /** Deliberate, or caused by another release of the locale data. */
  readonly kind: 'deliberate' | 'locale data';
  /** One sentence. */
  readonly why: string;
  /** As narrow as possible: what the case has in common with others of its kind, and that nothing else differs. */
  readonly explains: (found: Found) => boolean;
}

/** A case in which the engines differ. */
export interface Found {
  readonly each: Case;
  readonly ours: Rendered;
  readonly theirs: Rendered;
  /** Our engine. */
  readonly render: (each: Case) => Rendered;
}
