import type { Case } from './case-file.ts';

/** Cases without the presumed cause of a difference. */

/** A formatter as a tag names it. */
export interface Call {
  readonly name: string;
  /** The separator of its arguments; empty without any. */
  readonly delimiter: string;
  readonly args: readonly string[];
}

/**
 * Gives every source of a case.
 * @param each the case
 * @returns template and partials, in one text
 */
export function sourcesOf({ template, options }: Case): string {
  return [template, ...Object.values(options.partials ?? {})].join('\n');
}

/**
 * Changes the arguments of formatters.
 * @param each the case
 * @param change gives other arguments, or undefined to leave a call as it is
 */
export function withArguments(each: Case, change: (call: Call) => readonly string[] | undefined): Case {
  return withSources(each, (...match) => {
    const call = readCall(match);
    const args = change(call);
    return args ? [`|${call.name}`, ...args].join(call.delimiter) : match[0];
  });
}

/**
 * Puts a formatter that nothing is wrong with in place of others.
 * @param each the case
 * @param isMeant which
 */
export function withoutCalls(each: Case, isMeant: (call: Call) => boolean): Case {
  return withSources(each, (...match) => (isMeant(readCall(match)) ? '|count' : match[0]));
}

/**
 * Changes the numbers in the data, also where they are written as text.
 * @param each the case
 * @param change gives the other number, or the same
 */
export function withNumbers(each: Case, change: (number: number) => number): Case {
  const data = JSON.stringify(JSON.parse(each.data), (_, value: unknown) => {
    if (typeof value === 'number') return change(value);
    return isNumeral(value) && change(Number(value)) !== Number(value)
      ? String(change(Number(value)))
      : value;
  });
  return { ...each, data };
}

const CALL = /\|([A-Za-z][\w-]*)([^|}]*)/g;

function readCall([, name = '', rest = '']: readonly string[]): Call {
  const delimiter = rest.slice(0, 1);
  return { name, delimiter, args: rest === '' ? [] : rest.slice(1).split(delimiter) };
}

function withSources(each: Case, replace: (...match: [string, string, string]) => string): Case {
  const change = (source: string): string =>
    source.replace(CALL, (all: string, name: string, rest: string) => replace(all, name, rest));
  const { partials } = each.options;
  const template = change(each.template);
  if (!partials) return { ...each, template };
  const changed = Object.fromEntries(
    Object.entries(partials).map(([name, source]) => [name, change(source)]),
  );
  return { ...each, template, options: { ...each.options, partials: changed } };
}

function isNumeral(value: unknown): boolean {
  return typeof value === 'string' && /^-?(\d+(\.\d+)?(e\+?\d+)?|Infinity)$/.test(value);
}
