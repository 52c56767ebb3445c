import { createEngine, type Engine } from '../../../engine/template/index.ts';
import { NOW_MS, type Case, type CaseOptions, type Rendered } from './case-file.ts';

/** Our engine, asked the same way as the existing one. */

const engines = new Map<string, Engine>();

/**
 * Renders a case with our engine.
 * @param each the case
 * @returns the result, without the warnings of the lint mode
 */
export function renderWithOurs({ template, data, options }: Case): Rendered {
  const { partials, injects, nowMs = NOW_MS, timeZone, currency } = options;
  const { output, errors } = engineFor(options).render(template, JSON.parse(data), {
    now: nowMs,
    ...(partials && { partials }),
    ...(injects && { injects }),
    ...(timeZone !== undefined && { timeZone }),
    ...(currency !== undefined && { currency }),
  });
  return {
    output,
    errors: errors.filter(({ severity }) => severity === 'error').map(({ message }) => message),
  };
}

/**
 * Gives the engine of a locale and mode; engines live as long as the process, as their caches do.
 * @param options the case's
 */
export function engineFor({ locale, compat = 'squarespace' }: CaseOptions): Engine {
  const key = `${compat} ${locale ?? ''}`;
  const known = engines.get(key);
  if (known) return known;
  const engine = createEngine({ compat, ...(locale !== undefined && { locale }) });
  engines.set(key, engine);
  return engine;
}
