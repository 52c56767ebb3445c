import { assert } from '../../../core/errors/index.ts';
import { errorsOf } from '../engine/compiler.ts';
import type { Engine } from '../engine/options.ts';
import { originOf } from '../diagnostics/error-at.ts';
import { parse } from '../source/parse.ts';
import type { ErrorCode, TemplateError } from '../diagnostics/template-error.ts';
import { badArguments } from './bad-arguments.ts';
import { nearestName } from './nearest-name.ts';
import { textLikeTags } from './text-like-tags.ts';

/** Suggestions are made for at most this many unknown names. */
const MAX_HINTS = 500;

/** Where the possibly intended names are looked for. */
const KNOWN: { readonly [Code in ErrorCode]?: 'formatters' | 'predicates' } = {
  'unknown-formatter': 'formatters',
  'unknown-predicate': 'predicates',
};

/**
 * Looks for mistakes in a template, including those that the language itself accepts: tags that stayed text, unknown
 * names, suspicious arguments.
 * @param engine the engine with the names and the dialect
 * @param source the template's text
 * @param name for the diagnostics; default ""
 * @returns errors and warnings in source order; nothing is rendered
 * @throws AssertionError for a source that is not text, such as a tree
 * Source: docs/behaviour/template-language.md §8.8
 */
export function lint(engine: Engine, source: string, name = ''): readonly TemplateError[] {
  assert(typeof source === 'string', 'lint', "a template's text", source);
  const { names } = engine;
  const parsed = parse(source, names);
  const { errors, warnings } = engine.compile(source, name);
  const found = [...textLikeTags(source, parsed, names), ...badArguments(parsed, names)];
  return [...withHints(errors, engine), ...warnings, ...errorsOf(originOf(name, source), found)].sort(
    (one, other) => one.offset - other.offset,
  );
}

/** Appends a similar known name to the message. */
function withHints(errors: readonly TemplateError[], { names }: Engine): TemplateError[] {
  let hintsLeft = MAX_HINTS;
  return errors.map((error) => {
    const known = KNOWN[error.code];
    const [, name = ''] = /'(.*)'/s.exec(error.message) ?? [];
    if (known === undefined || hintsLeft-- <= 0) return error;
    const nearest = nearestName(name, names[known].keys());
    return nearest === undefined
      ? error
      : Object.freeze({ ...error, message: `${error.message}: did you mean '${nearest}'?` });
  });
}
