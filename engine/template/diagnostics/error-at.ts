import { placesIn, type Place } from './locate.ts';
import { typeOfError, type ErrorCode, type TemplateError } from './template-error.ts';

/** A template that diagnostics point into. */
export interface Origin {
  readonly name: string;
  /** Finds line and column of an offset. */
  readonly place: (offset: number) => Place;
}

/** The place of a tag in the source: offset and length in UTF-16 units. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** The place of a diagnostic without one. */
const NOWHERE: Span = { offset: 0, length: 0 };

/**
 * Prepares a template's text for diagnostics.
 * @param name the template's name
 * @param source its text; a tree that came as JSON has none
 */
export function originOf(name: string, source: unknown): Origin {
  return { name, place: placesIn(typeof source === 'string' ? source : '') };
}

/**
 * Creates a diagnostic for a place in a template.
 * @param origin the template
 * @param span the tag; undefined if the place is unknown
 * @param code the kind of error
 * @param message in the existing engine's words
 * @returns the diagnostic, frozen: renderings share it
 */
export function errorAt(
  { name, place }: Origin,
  span: Span | undefined,
  code: ErrorCode,
  message: string,
): TemplateError {
  const type = typeOfError(code);
  const { offset, length } = span ?? NOWHERE;
  const severity = type === 'lint' ? 'warning' : 'error';
  return Object.freeze({ code, type, severity, message, template: name, offset, ...place(offset), length });
}
