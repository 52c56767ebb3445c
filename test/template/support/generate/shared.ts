import type { Choices } from './choices.ts';
import type { Site } from './site.ts';

/** The state that a template shares with its partials. */
export interface Shared {
  readonly choices: Choices;
  readonly site: Site;
  readonly partials: Record<string, string>;
  readonly injects: Record<string, unknown>;
  macros: number;
  /** Nodes that may still be written. */
  budget: number;
  readonly hasText: boolean;
}
