import { parse } from './parse.ts';
import type { Complaint, Names } from './parsed.ts';
import { repairsOf } from './repairs.ts';
import type { Node, Spans } from './tree.ts';

/**
 * Warns of text that was probably meant as a tag; braces of styles and scripts are left in peace.
 * @param source a template
 * @param names what the engine knows
 * @returns warnings in the order of their places; the parser's own errors are not repeated
 * Source: template language §16.23
 */
export function lint(source: string, names: Names): Complaint[] {
  const { tree, spans, complaints } = parse(source, names);
  const told = new Set(complaints.map(({ offset }) => offset));
  const isCode = codeFinder(source);
  const warnings: Complaint[] = [];
  for (const { text, offset } of textsOf(tree, spans)) {
    if (told.has(offset)) continue;
    if (!text.endsWith('}')) warnings.push(...unclosedIn(text, offset));
    else if (text.startsWith('{')) {
      const message = complaintOf(text, names, isCode(offset));
      if (message !== '') warnings.push({ code: 'text-like-tag', message, offset, length: text.length });
    }
  }
  return warnings;
}

function complaintOf(text: string, names: Names, isInCode: boolean): string {
  const isInstruction = /^\{\s*\.\s*[A-Za-z]/.test(text);
  // No tag worth mending is longer; what is longer is a style or a script.
  if ((isInCode && !isInstruction) || text.length > MAX_TAG_LENGTH) return '';
  const repair = repairsOf(text).find((candidate) => isTag(candidate, names));
  if (repair === undefined && !isInstruction) return '';
  const hint = repair === undefined ? reasonOf(text) : `did you mean ${repair}?`;
  return `${text} is no tag and shows as text${hint && `: ${hint}`}`;
}

function reasonOf(text: string): string {
  return /^\{\.if\b.*[!()]/.test(text) ? 'conditions have neither "!" nor parentheses' : '';
}

function isTag(text: string, names: Names): boolean {
  const { tree, complaints } = parse(text, names);
  const [node] = tree[2];
  return complaints.length > 0 || typeof node === 'number' || (node !== undefined && node[0] !== 0);
}

/** Instructions whose "}" is missing: a text from "{" on that meets another "{" or the end. */
function unclosedIn(text: string, offset: number): Complaint[] {
  return [...text.matchAll(UNCLOSED)].map((match) => ({
    code: 'text-like-tag',
    message: `${match[0].trimEnd()} has no "}" and shows as text`,
    offset: offset + match.index,
    length: match[0].trimEnd().length,
  }));
}

const UNCLOSED =
  /\{\.(?:section|repeated section|alternates with|end|or|if|var|ctx|inject|macro|include|eval|[a-zA-Z][\w-]*\?)(?![\w-])[^\n<{]{0,80}/g;

const MAX_TAG_LENGTH = 200;

interface PlacedText {
  readonly text: string;
  readonly offset: number;
}

// Only a text node is a list of 0 and a string with a brace in it, so the shapes of the others need not be known.
function textsOf(tree: unknown, spans: Spans): PlacedText[] {
  const texts: PlacedText[] = [];
  const pending: unknown[] = [tree];
  while (pending.length > 0) {
    const list = pending.pop() as readonly unknown[];
    const [code, text] = list;
    if (code === 0 && typeof text === 'string' && text.includes('{')) {
      const offset = spans.get(list as unknown as Node)?.offset;
      if (offset !== undefined) texts.push({ text, offset });
    } else for (const part of list) if (Array.isArray(part)) pending.push(part);
  }
  return texts.sort((one, other) => one.offset - other.offset);
}

/** Tells whether a place stands inside a style or a script; to be asked from the first place to the last. */
function codeFinder(source: string): (offset: number) => boolean {
  const tags = source.matchAll(/<(\/?)(script|style)\b/gi);
  let next = tags.next();
  let inside = '';
  return (offset) => {
    for (; !next.done && next.value.index < offset; next = tags.next()) {
      const [, slash, name = ''] = next.value;
      if (inside === '' && slash === '') inside = name.toLowerCase();
      else if (slash === '/' && name.toLowerCase() === inside) inside = '';
    }
    return inside !== '';
  };
}
