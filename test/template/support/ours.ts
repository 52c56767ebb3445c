import * as door from '../../../core/template/index.ts';
import { NOW_MS, type Case, type CaseOptions, type Rendered } from './case-file.ts';

/** Our engine, asked the same way as the existing one. */

interface Complaint {
  readonly type: string;
  readonly message: string;
}

interface Engine {
  render(
    source: string,
    data: unknown,
    options: object,
  ): { readonly output: string; readonly errors: readonly Complaint[] };
  parse(source: string): unknown;
}

type CreateEngine = (options: object) => Engine;

const createEngine = Reflect.get(door, 'createEngine') as CreateEngine | undefined;

/** False as long as there is no engine to be asked. */
export const isThere = createEngine !== undefined;

const engines = new Map<string, Engine>();

/**
 * Renders a case with our engine.
 * @param each the case
 * @returns what came out, without the warnings of the lint mode
 */
export function renderWithOurs({ template, data, options }: Case): Rendered {
  const { output, errors } = engineFor(options).render(template, JSON.parse(data), {
    partials: options.partials,
    injects: options.injects,
    now: options.nowMs ?? NOW_MS,
    timeZone: options.timeZone,
    currency: options.currency,
  });
  return { output, errors: errors.filter(({ type }) => type !== 'lint').map(({ message }) => message) };
}

/**
 * Gives the engine of a locale and mode; engines live as long as the process, as their caches do.
 * @param options the case's
 * @returns the engine
 */
export function engineFor({ locale, compat = 'squarespace' }: CaseOptions): Engine {
  const key = `${compat} ${locale ?? ''}`;
  const known = engines.get(key);
  if (known) return known;
  if (!createEngine) throw new Error('core/template exports no createEngine');
  const engine = createEngine({ locale, compat });
  engines.set(key, engine);
  return engine;
}
