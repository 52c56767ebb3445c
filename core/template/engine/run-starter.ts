import type { Locale } from '../../i18n/index.ts';
import { DEFAULT_LIMITS } from '../run/limits.ts';
import type { Partial } from '../run/scope.ts';
import { CompiledTemplate, type StartRun } from './compiled-template.ts';
import type { EngineParts, RenderOptions } from './options.ts';

const DEFAULT_TIME_ZONE = 'America/New_York';

/** Compiled partials that an engine keeps; then it starts anew. */
const MAX_KEPT_PARTIALS = 500;

type Compile = (source: unknown, name: string) => CompiledTemplate<unknown>;

/**
 * Makes the start of renderings: what they know, with caches that live as long as the engine.
 * @param parts the engine's options
 * @param compile the engine's compiler
 * @returns starts a rendering
 * Source: template language §8 (execute), advice §4.6
 */
export function runStarter(parts: EngineParts, compile: Compile): StartRun {
  const partialOf = partialKeeper(compile);
  const localeOf = localeKeeper(parts.openLocale);
  const maxTurns = parts.limits?.maxTurns ?? DEFAULT_LIMITS.maxTurns;
  return (options, report) => ({
    locale: localeOf(options.locale ?? parts.locale),
    nowMs: options.now ?? Date.now(),
    timeZone: options.timeZone ?? parts.timeZone ?? DEFAULT_TIME_ZONE,
    currency: options.currency ?? parts.currency,
    injects: options.injects ?? NOTHING,
    report,
    partial: (name) => partialOf(name, options),
    toldBroken: new Set(),
    depth: 0,
    turnsLeft: maxTurns,
    isExhausted: false,
  });
}

const NOTHING: Readonly<Record<string, unknown>> = {};

function localeKeeper(
  open: EngineParts['openLocale'],
): (locale: string | Locale | undefined) => Locale | undefined {
  const kept = new Map<string, Locale>();
  return (locale) => {
    if (typeof locale !== 'string') return locale;
    const known = kept.get(locale) ?? open?.(locale);
    if (known !== undefined) kept.set(locale, known);
    return known;
  };
}

function partialKeeper(compile: Compile): (name: string, options: RenderOptions) => Partial | undefined {
  const kept = new Map<string, { readonly source: unknown; readonly partial: Partial }>();
  return (name, { partials }) => {
    if (partials === undefined || !Object.hasOwn(partials, name)) return undefined;
    const source = partials[name];
    const last = kept.get(name);
    if (last !== undefined && last.source === source) return last.partial;
    const partial = toPartial(source, name, compile);
    if (partial === undefined) return undefined;
    if (kept.size >= MAX_KEPT_PARTIALS) kept.clear();
    kept.set(name, { source, partial });
    return partial;
  };
}

function toPartial(source: unknown, name: string, compile: Compile): Partial | undefined {
  if (source instanceof CompiledTemplate) return partialFrom(source);
  if (typeof source !== 'string' && !Array.isArray(source)) return undefined;
  return partialFrom(compile(source, name));
}

function partialFrom({ body, errors }: CompiledTemplate<unknown>): Partial {
  if (errors.length === 0) return { kind: 'ready', body };
  return { kind: 'broken', messages: errors.map((error) => error.message) };
}
