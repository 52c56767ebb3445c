import { locate } from '../source/locate.ts';
import type { Span } from '../source/tree.ts';
import { ERROR_TYPES, type ErrorCode, type TemplateError } from '../source/template-error.ts';

/** A template's name and text, as complaints point into it; the text is unknown for a tree that came as JSON. */
export interface Origin {
  readonly name: string;
  readonly source: string | undefined;
}

/**
 * Makes a complaint about a place of a template.
 * @param origin the template
 * @param span the tag; undefined when the place is not known
 * @param code what kind
 * @param message in the language's words
 * @returns the complaint
 */
export function errorAt(
  origin: Origin,
  span: Span | undefined,
  code: ErrorCode,
  message: string,
): TemplateError {
  const type = ERROR_TYPES[code];
  const { line, column } =
    origin.source === undefined || span === undefined
      ? { line: 1, column: 1 }
      : locate(origin.source, span.offset);
  return {
    code,
    type,
    severity: type === 'lint' ? 'warning' : 'error',
    message,
    template: origin.name,
    offset: span?.offset ?? 0,
    line,
    column,
    length: span?.length ?? 0,
  };
}
