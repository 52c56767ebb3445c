import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type Backend, sourcesOf } from './packages.ts';

/** A request to a backend and its answer; values that differ between two servers are placeholders. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  /** Undefined without one. */
  readonly body?: unknown;
  readonly status: number;
  /** Only those that a gateway reads. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body, as JSON; text that is no JSON is a text. */
  readonly answer?: unknown;
}

/** What a backend answered to the tests of its gateway. */
export interface RecordedAnswers {
  /** What pages need to know of the server. */
  readonly settings: unknown;
  /** Visitor, named after its test → exchanges, in order. */
  readonly visits: Readonly<Record<string, readonly Exchange[]>>;
}

interface Written extends RecordedAnswers {
  /** Texts that occur several times. */
  readonly texts: readonly string[];
}

// Shorter ones are easier to read in place.
const LONG_TEXT = 80;

const fileOf = (backend: Backend): string => path.join(sourcesOf(backend), 'recorded/answers.json');

/**
 * Reads the recorded answers of a backend.
 * @param backend which
 */
export function readAnswers(backend: Backend): RecordedAnswers {
  const { settings, visits, texts } = JSON.parse(readFileSync(fileOf(backend), 'utf8')) as Written;
  const expand = (_: string, value: unknown): unknown => (isReference(value) ? texts[value['#']] : value);
  return { settings, visits: JSON.parse(JSON.stringify(visits), expand) as RecordedAnswers['visits'] };
}

/**
 * Writes the recorded answers of a backend: one line for each exchange, and long texts once.
 * @param backend which
 * @param answers what it answered
 */
export function writeAnswers(backend: Backend, { settings, visits }: RecordedAnswers): void {
  const texts: string[] = [];
  const shorten = (_: string, value: unknown): unknown => {
    if (typeof value !== 'string' || value.length < LONG_TEXT) return value;
    if (!texts.includes(value)) texts.push(value);
    return { '#': texts.indexOf(value) };
  };
  const written = Object.entries(visits).map(([name, exchanges]) => {
    const lines = exchanges.map((exchange) => `  ${JSON.stringify(exchange, shorten)}`);
    return `${JSON.stringify(name)}: [\n${lines.join(',\n')}\n]`;
  });
  const parts = [
    `"settings": ${JSON.stringify(settings)}`,
    `"visits": {\n${written.join(',\n')}\n}`,
    `"texts": [\n${texts.map((text) => JSON.stringify(text)).join(',\n')}\n]`,
  ];
  const file = fileOf(backend);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `{\n${parts.join(',\n')}\n}\n`);
}

function isReference(value: unknown): value is { readonly '#': number } {
  return typeof value === 'object' && value !== null && '#' in value;
}
