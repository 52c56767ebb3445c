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
  /** What occurs several times. */
  readonly values: readonly unknown[];
}

// Shorter values are easier to read in place.
const MIN_LENGTH = 80;

const fileOf = (backend: Backend, name: string): string =>
  path.join(sourcesOf(backend), 'recorded', `${name}.json`);

/**
 * Reads the recorded answers of a backend.
 * @param backend which
 * @param name of its server
 */
export function readAnswers(backend: Backend, name: string): RecordedAnswers {
  const { settings, visits, values } = JSON.parse(readFileSync(fileOf(backend, name), 'utf8')) as Written;
  const expand = (value: unknown): unknown => {
    if (isReference(value)) return expand(values[value['#']]);
    if (Array.isArray(value)) return value.map(expand);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, expand(each)]));
  };
  return { settings, visits: expand(visits) as RecordedAnswers['visits'] };
}

/**
 * Writes the recorded answers of a backend: one line for each exchange, and what is repeated only once.
 * @param backend which
 * @param name of its server
 * @param answers what it answered
 */
export function writeAnswers(backend: Backend, name: string, { settings, visits }: RecordedAnswers): void {
  const counts = new Map<string, number>();
  JSON.stringify(visits, (_, value: unknown) => {
    const text = JSON.stringify(value);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    return value;
  });
  const texts: string[] = [];
  const shorten = (_: string, value: unknown): unknown => {
    const text = JSON.stringify(value) as string | undefined;
    if (text === undefined || text.length < MIN_LENGTH || (counts.get(text) ?? 0) < 2) return value;
    if (!texts.includes(text)) texts.push(text);
    return { '#': texts.indexOf(text) };
  };
  const written = Object.entries(visits).map(([name, exchanges]) => {
    const lines = exchanges.map((exchange) => `  ${JSON.stringify(exchange, shorten)}`);
    return `${JSON.stringify(name)}: [\n${lines.join(',\n')}\n]`;
  });
  const parts = [
    `"settings": ${JSON.stringify(settings)}`,
    `"visits": {\n${written.join(',\n')}\n}`,
    `"values": [\n${texts.join(',\n')}\n]`,
  ];
  const file = fileOf(backend, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `{\n${parts.join(',\n')}\n}\n`);
}

function isReference(value: unknown): value is { readonly '#': number } {
  return typeof value === 'object' && value !== null && '#' in value;
}
