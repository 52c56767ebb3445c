import { assert } from '../../errors/index.ts';
import { errorsOf } from '../engine/compiler.ts';
import type { Engine } from '../engine/options.ts';
import { originOf } from '../run/place.ts';
import { parse } from '../source/parse.ts';
import type { ErrorCode, TemplateError } from '../source/template-error.ts';
import { badArguments } from './bad-arguments.ts';
import { nearestName } from './nearest-name.ts';
import { textLikeTags } from './text-like-tags.ts';

/** Whoever has more unknown names has to mend these first. */
const MAX_HINTS = 500;

/** Where the names are that were perhaps meant. */
const KNOWN: { readonly [Code in ErrorCode]?: 'formatters' | 'predicates' } = {
  'unknown-formatter': 'formatters',
  'unknown-predicate': 'predicates',
};

/**
 * Looks for mistakes in a template, also for those that the language itself lets pass: tags that stayed text, names
 * that nobody knows, arguments that cannot be meant.
 * @param engine whose names and dialect count
 * @param source the template's text
 * @param name for the complaints; default ""
 * @returns errors and warnings in the order of their places; nothing is rendered
 * @throws AssertionError for a source that is no text, such as a tree
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

/** Says which name was perhaps meant, behind the language's own words. */
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
