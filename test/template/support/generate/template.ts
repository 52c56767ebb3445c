import type { Choices } from './choices.ts';
import type { Shared } from './shared.ts';
import { Site } from './site.ts';
import { SourceWriter } from './source-writer.ts';

/** A template with everything that it needs. */
export interface Generated {
  readonly template: string;
  readonly data: object;
  readonly partials: Readonly<Record<string, string>>;
  readonly injects: Readonly<Record<string, unknown>>;
}

/**
 * Writes a template and the data for it.
 * @param choices the source of randomness
 * @param hasText false omits all literal text, so that only tags print
 * @returns the template and its data
 */
export function writeTemplate(choices: Choices, hasText: boolean): Generated {
  const site = new Site(choices);
  const shared: Shared = {
    choices,
    site,
    partials: {},
    injects: {},
    macros: 0,
    budget: 4 + choices.below(24),
    hasText,
  };
  const template = new SourceWriter(shared, site.data, 0).body(5);
  return { template, data: site.data, partials: shared.partials, injects: shared.injects };
}
