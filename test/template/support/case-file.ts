/**
 * Cases in plain text: data, options, template, output and errors, one case per file.
 * Each section is headed by a line `--- name`; its text is verbatim, without its last line feed.
 */

/** The optional parts of a case besides data and template. */
export interface CaseOptions {
  /** Name → source of a template that others apply. */
  readonly partials?: Readonly<Record<string, string>>;
  /** Name → value for {.inject}. */
  readonly injects?: Readonly<Record<string, unknown>>;
  /** The clock, in epoch milliseconds. */
  readonly nowMs?: number;
  /** BCP 47; none when absent, and then localised formatters print nothing. */
  readonly locale?: string;
  /** Where the data name no zone, IANA. */
  readonly timeZone?: string;
  /** ISO 4217, for amounts that carry none. */
  readonly currency?: string;
  readonly compat?: 'squarespace' | 'strict';
}

/** The input of a rendering. */
export interface Case {
  readonly template: string;
  /** JSON text: each engine reads a tree of its own. */
  readonly data: string;
  readonly options: CaseOptions;
}

/** The result of a rendering. */
export interface Rendered {
  readonly output: string;
  /** Messages, in their order. */
  readonly errors: readonly string[];
}

/** A case with its expected result. */
export interface CaseFile extends Case {
  readonly expected: Rendered;
}

const SECTIONS = ['data', 'options', 'template', 'output', 'errors'] as const;

type Section = (typeof SECTIONS)[number];

const OPTIONS = ['partials', 'injects', 'nowMs', 'locale', 'timeZone', 'currency', 'compat'];

/** The clock of a case that does not set it. */
export const NOW_MS = 1_700_000_000_000;

/**
 * Reads a case file.
 * @param text its text
 * @throws Error when a section is missing, doubled or out of order, or JSON is none
 */
export function parseCaseFile(text: string): CaseFile {
  const sections = splitSections(text);
  const options = JSON.parse(sections.get('options') ?? '{}') as CaseOptions;
  const unknown = Object.keys(options).filter((name) => !OPTIONS.includes(name));
  if (unknown.length > 0) throw new Error(`unknown option: ${unknown.join(', ')}`);
  const data = demand(sections, 'data');
  JSON.parse(data);
  const errors = sections.get('errors') ?? '';
  return {
    template: demand(sections, 'template'),
    data,
    options,
    expected: { output: demand(sections, 'output'), errors: errors === '' ? [] : errors.split('\n') },
  };
}

function splitSections(text: string): ReadonlyMap<Section, string> {
  const sections = new Map<Section, string>();
  const header = new RegExp(`^--- (${SECTIONS.join('|')})\n`, 'gm');
  const found = [...text.matchAll(header)];
  if (found[0]?.index !== 0) throw new Error('a case file starts with "--- data"');
  for (const [place, match] of found.entries()) {
    const name = match[1] as Section;
    if (sections.has(name)) throw new Error(`two sections "${name}"`);
    const body = text.slice(match.index + match[0].length, found[place + 1]?.index ?? text.length);
    sections.set(name, body.replace(/\n$/, ''));
  }
  const order = SECTIONS.filter((name) => sections.has(name));
  if (order.join() !== [...sections.keys()].join())
    throw new Error(`the order of sections is ${order.join(', ')}`);
  return sections;
}

function demand(sections: ReadonlyMap<Section, string>, name: Section): string {
  const text = sections.get(name);
  if (text === undefined) throw new Error(`no section "${name}"`);
  return text;
}
