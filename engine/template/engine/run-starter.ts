import { keepRecent } from '../../../core/cache/index.ts';
import type { Locale } from '../../i18n/index.ts';
import { DEFAULT_TIME_ZONE } from '../../time/index.ts';
import { MAX_KEPT_LOCALES, MAX_KEPT_PARTIALS } from '../scope/limits.ts';
import { errorAt, originOf } from '../diagnostics/error-at.ts';
import type { KnownPartial } from '../scope/scope.ts';
import { errorText } from '../diagnostics/error-text.ts';
import type { TemplateError } from '../diagnostics/template-error.ts';
import type { StartRun } from './compiled-template.ts';
import type { EngineParts, RenderOptions } from './options.ts';

type Compile = (source: unknown, name: string) => KnownPartial;
type Report = (error: TemplateError) => void;

/**
 * Creates the function that starts renderings, with caches that live as long as the engine.
 * @param parts the engine's options
 * @param maxTurns iterations of loops and calls of partials in one rendering
 * @param compile the engine's compiler
 * @throws AssertionError when the engine's own locale is not a language tag
 * Source: docs/behaviour/template-language.md §8.2
 */
export function runStarter(parts: EngineParts, maxTurns: number, compile: Compile): StartRun {
  const partialOf = partialKeeper(compile);
  const openLocale = localeKeeper(parts.openLocale);
  const ownLocale = openLocale(parts.locale);

  function localeFor({ locale }: RenderOptions, report: Report): Locale | undefined {
    try {
      return openLocale(locale ?? ownLocale);
    } catch (error) {
      // Unlike the engine's, it may come from data: an invalid tag must not break a page.
      report(errorAt(originOf('', ''), undefined, 'unexpected', `RuntimeError: ${errorText(error).message}`));
      return ownLocale;
    }
  }

  return (options, report) => ({
    locale: localeFor(options, report),
    nowMs: options.now ?? Date.now(),
    timeZone: options.timeZone ?? parts.timeZone ?? DEFAULT_TIME_ZONE,
    currency: options.currency ?? parts.currency,
    injects: options.injects ?? {},
    report,
    partial: (name) => partialOf(name, options),
    reportedPartials: new Set(),
    depth: 0,
    turnsLeft: maxTurns,
    isExhausted: false,
  });
}

function localeKeeper(
  open: EngineParts['openLocale'],
): (locale: string | Locale | undefined) => Locale | undefined {
  // Bounded, because tags may be visitor input.
  const keep = keepRecent<string, Locale>(MAX_KEPT_LOCALES);
  return (locale) => (typeof locale === 'string' ? open && keep(locale, open) : locale);
}

function partialKeeper(compile: Compile): (name: string, options: RenderOptions) => KnownPartial | undefined {
  const keep = keepRecent<string, { source?: unknown; partial?: KnownPartial }>(MAX_KEPT_PARTIALS);
  const createKept = () => ({});
  return (name, { partials }) => {
    const source = partials && Object.hasOwn(partials, name) ? partials[name] : undefined;
    if (isCompiled(source)) return source;
    if (typeof source !== 'string' && !Array.isArray(source)) return undefined;
    const kept = keep(name, createKept);
    if (kept.source === source && kept.partial) return kept.partial;
    const partial = compile(source, name);
    return Object.assign(kept, { source, partial }).partial;
  };
}

interface MaybeCompiled {
  readonly body?: { readonly render?: unknown } | null;
}

/** Recognised by its methods: a page may hold two copies of this package, each with its own class. */
function isCompiled(source: unknown): source is KnownPartial {
  return typeof (source as MaybeCompiled | null | undefined)?.body?.render === 'function';
}
