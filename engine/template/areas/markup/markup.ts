import { isLinkAddress, isPictureAddress } from '../../../../core/text/index.ts';
import type { ArgumentList, Format, Formatter, ScopedFormat } from '../../run/area.ts';
import type { Scope } from '../../scope/scope.ts';
import { print, toText } from '../../values/convert.ts';
import { escapeIfStrict } from '../../values/escape.ts';
import { fieldOf } from '../../values/path.ts';

/** Escapes a text in markup. */
export type Escape = (text: string) => string;

/**
 * Creates a formatter of markup that the existing engine leaves unescaped and strict mode escapes.
 * @param work called with the escape function, the arguments and the mode, once per template
 * Source: docs/behaviour/template-language.md §15.4
 */
export function escaping<Arguments extends ArgumentList = readonly []>(
  work: (escape: Escape, args: Arguments, isStrict: boolean) => Format | ScopedFormat,
): Formatter<Arguments> {
  return (args, { isStrict }) => work(escapeIfStrict(isStrict), args, isStrict);
}

/**
 * Returns the address of a picture if it may be printed.
 * @param address as the data have it, not escaped
 * @param isStrict true prints http, https, relative ones and `data:image`; "" in place of any other
 * Source: docs/behaviour/template-language.md §15.4
 */
export function pictureAddress(address: string, isStrict: boolean): string {
  return isStrict && !isPictureAddress(address) ? '' : address;
}

/**
 * Returns the address of a link or a sound if it may be printed.
 * @param address as the data have it, not escaped
 * @param isStrict true prints http, https and relative ones; "" in place of any other
 * Source: docs/behaviour/template-language.md §15.4
 */
export function linkAddress(address: string, isStrict: boolean): string {
  return isStrict && !isLinkAddress(address) ? '' : address;
}

/**
 * Reads a field of a value as text.
 * @param value anything
 * @param key the field's name, one that no object inherits
 * @returns its text; "" when there is none
 */
export function textOf(value: unknown, key: string): string {
  return toText(fieldOf(value, key));
}

/**
 * Looks up a name, and prints its value like a variable tag.
 * @param scope the frame to begin with
 * @param name one segment
 * @returns its text; "" when there is none
 */
export function foundText(scope: Scope, name: string): string {
  return print(scope.lookUp([name]));
}

/**
 * Opens a frame for a formatter's value, unless the frame has it already.
 * @param scope the formatter's frame
 * @param value its input; differs from the frame's after an earlier formatter
 * @returns a frame that holds the value
 */
export function frameOf(scope: Scope, value: unknown): Scope {
  return scope.value === value ? scope : scope.enter(value);
}
