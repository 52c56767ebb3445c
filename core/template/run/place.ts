import { placesIn, type Place } from '../source/locate.ts';
import type { Span } from '../source/tree.ts';
import { typeOfError, type ErrorCode, type TemplateError } from '../source/template-error.ts';

/** A template as its complaints point into it. */
export interface Origin {
  readonly name: string;
  /** Finds line and column of an offset. */
  readonly place: (offset: number) => Place;
}

/** The place of what has none. */
const NOWHERE: Span = { offset: 0, length: 0 };

/**
 * Makes a template's text ready to be pointed into.
 * @param name the template's name
 * @param source its text; a tree that came as JSON has none
 */
export function originOf(name: string, source: unknown): Origin {
  return { name, place: placesIn(typeof source === 'string' ? source : '') };
}

/**
 * Makes a complaint about a place of a template.
 * @param origin the template
 * @param span the tag; undefined when the place is not known
 * @param code what kind
 * @param message in the language's words
 * @returns the complaint, frozen: renderings share it
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
