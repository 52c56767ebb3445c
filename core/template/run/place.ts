import { locate } from '../source/locate.ts';
import type { Span } from '../source/tree.ts';
import { typeOfError, type ErrorCode, type TemplateError } from '../source/template-error.ts';

/** A template's name and text, as complaints point into it; a tree that came as JSON has no text. */
export interface Origin {
  readonly name: string;
  readonly source?: string;
}

/** The place of what has none. */
const NOWHERE: Span = { offset: 0, length: 0 };

/**
 * Makes a complaint about a place of a template.
 * @param origin the template
 * @param span the tag; undefined when the place is not known
 * @param code what kind
 * @param message in the language's words
 * @returns the complaint
 */
export function errorAt(
  { name, source = '' }: Origin,
  span: Span | undefined,
  code: ErrorCode,
  message: string,
): TemplateError {
  const type = typeOfError(code);
  const { offset, length } = span ?? NOWHERE;
  const severity = type === 'lint' ? 'warning' : 'error';
  return { code, type, severity, message, template: name, offset, ...locate(source, offset), length };
}
