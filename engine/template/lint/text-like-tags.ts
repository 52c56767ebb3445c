import type { Diagnostic, Parsed } from '../tree/parsed.ts';
import type { Spans, Tree } from '../tree/tree.ts';
import { OPCODES } from '../tree/opcodes.ts';
import { faultOf } from './instruction-forms.ts';
import { isTag } from './is-tag.ts';
import type { KnownNames } from './known-names.ts';
import { nodesIn } from '../tree/nodes-in.ts';
import { type Surroundings, surroundingsIn } from './surroundings.ts';
import { repairsOf } from './repairs.ts';
import { MAX_TAG_LENGTH, type PlacedText, unclosedTags } from './unclosed-tags.ts';

/** At most this many warnings of this kind. */
const MAX_WARNINGS = 1000;

/**
 * Warns about text that is probably a misspelt tag. Comments are ignored, and so are braces in styles, scripts,
 * event handlers and preformatted text, unless they contain an instruction.
 * @param source a template
 * @param parsed its tree, and the parser's diagnostics, which are not repeated
 * @param names the engine's known names
 * @returns warnings in source order
 * Source: docs/behaviour/template-language.md §8.8
 */
export function textLikeTags(
  source: string,
  { tree, spans, diagnostics }: Parsed,
  names: KnownNames,
): Diagnostic[] {
  const reported = new Set(diagnostics.map(({ offset }) => offset));
  const around = surroundingsIn(source);
  const warnings: Diagnostic[] = [];
  for (const suspect of [...doubled(source), ...textsOf(tree, spans)].sort(byPlace)) {
    const place = around(suspect.offset);
    if (warnings.length >= MAX_WARNINGS) break;
    if (place === 'comment' || reported.has(suspect.offset)) continue;
    const found = suspect.text.endsWith('}')
      ? diagnosticsOf(suspect, names, place)
      : unclosedTags(suspect, source, names, place === 'code');
    warnings.push(...found);
    // Its contents are reported with it.
    if (suspect.isDouble && found.length > 0) reported.add(suspect.offset + 1);
  }
  return warnings;
}

function diagnosticsOf(
  { text, offset, isDouble }: PlacedText,
  names: KnownNames,
  place: Surroundings,
): Diagnostic[] {
  if (!text.startsWith('{') || text.length > MAX_TAG_LENGTH) return [];
  const message = isDouble ? messageOfDouble(text, names, place) : messageOf(text, names, place);
  return message === '' ? [] : [{ code: 'text-like-tag', message, offset, length: text.length }];
}

function messageOf(text: string, names: KnownNames, place: Surroundings): string {
  const isInstruction = /^\{\s*\.\s*[A-Za-z]/.test(text);
  // In code a ";" ends a statement; no instruction has one there.
  if (!isInstruction && place === 'code') return '';
  const repair = repairsOf(text, names).find((candidate) => isTag(candidate, names));
  if (repair === undefined && (!isInstruction || /;\s*\}$/.test(text))) return '';
  const { reason, isKnown } = faultOf(text);
  if (repair === undefined && place === 'code' && !isKnown) return '';
  return `${text} is no tag and shows as text: ${repair === undefined ? reason : `did you mean ${repair}?`}`;
}

function messageOfDouble(text: string, names: KnownNames, place: Surroundings): string {
  if (place === 'code') return '';
  const inner = text.slice(1, -1);
  const meant = [...repairsOf(inner, names, true), inner].find((candidate) => isTag(candidate, names));
  return meant === undefined ? '' : `${text} has one brace too many on each side: did you mean ${meant}?`;
}

function byPlace(one: PlacedText, other: PlacedText): number {
  return one.offset - other.offset;
}

function doubled(source: string): PlacedText[] {
  return [...source.matchAll(/\{\{[^{}]*\}\}/g)].map(({ 0: text, index }) => ({
    text,
    offset: index,
    isDouble: true,
  }));
}

function textsOf(tree: Tree, spans: Spans): PlacedText[] {
  const texts: PlacedText[] = [];
  for (const { node, span } of nodesIn(tree, spans)) {
    if (typeof node === 'object' && node[0] === OPCODES.TEXT && node[1].includes('{'))
      texts.push({ text: node[1], offset: span.offset });
  }
  return texts;
}
