import { randomBytes } from 'node:crypto';

import type { Phrasebook } from './phrasebook.ts';
import { type TemplatePart, templateParts } from './template-parts.ts';

/** Makes marks unguessable, so that no text can contain one. */
const SECRET = randomBytes(6).toString('hex');
/** Marks around a value that is processed after it is printed. No text uses these private characters. */
export const MARKS = {
  own: `\uE000${SECRET}`,
  message: `\uE001${SECRET}`,
  plain: `\uE002${SECRET}`,
  end: '\uE003',
} as const;

/** Values that the owner has written. */
const OWN_NAMES =
  'title|excerpt|body|description|siteTitle|siteDescription|choices|addressTitle|addressLine1|addressLine2|CTAText|buttonText|mailingListDescription|host';
/** Sentences of the server. */
const MESSAGE_NAMES = 'message|notice|error|problem|needsScript|emptyCart';
const OWN_VALUE = new RegExp(
  String.raw`^\{(?:[\w.]+\.)?(?:${OWN_NAMES})(?:\|smartypants)?\|html(?:\|line-breaks)?\}$`,
);
const MESSAGE_VALUE = new RegExp(
  String.raw`^\{(?:[\w.]+\.)?(?:(?:errors|problems)\.\w+|${MESSAGE_NAMES})\|html\}$`,
);
const PLAIN_VALUE = new RegExp(String.raw`^\{(?:[\w.]+\.)?(?:${OWN_NAMES}|${MESSAGE_NAMES})(?:\|html)?\}$`);
/** Names of visitors, and other short texts in any script. */
const ISOLATED_VALUE =
  /^\{(?:[\w.]+\.)?(?:email|customerName|displayName|author|label|disclaimer|submitText)\|html\}$/;
/** Formatters that print English only. */
const ENGLISH_VALUE = /^\{[^{}]*\|(?:comment-count|pluralize [^{}]*)\}$/;
/** Markup by the owner. */
const MARKUP = /^\{(?:body|markup|siteFrame\.\w+)\}$/;

/** The older templates format dates in English; another formatter uses the locale. */
const DATES: Readonly<Record<string, string>> = {
  '%B %e, %Y': 'datetime date:long',
  '%A, %B %e, %i:%M&nbsp;%P': 'datetime date:full time:short',
  '%A, %B %e, ': 'datetime date:full',
  '%i:%M&nbsp;%P': 'datetime time:short',
  '%b': 'datetime MMM',
  '%a': 'datetime EEE',
};
const DATE = /\{([\w.]+)\|date (%[^{}]*)\}/g;

const VALUE = /\{[^{}]*\}/g;
/** Tags that contain text only. */
const PLAIN_TAGS = ['title', 'option', 'textarea'];
const PLAIN_MACROS = ['page-title', 'share-title', 'page-description', 'full-title', 'state'];
const OPENING = /^\{\.(?!or\b|alternates\b|var\b|end\b)/;
const ATTRIBUTE = /(?<= aria-label=")(?:\{[^{}]*\}|[^"{])*(?=")/g;
const ARGUMENT = /(?<= (?:words|own|label)=)[^\s{}]+/g;

/**
 * Translates the source of a template with a phrasebook, and marks what stays English.
 * @param source in the engine's language, its texts in English
 * @param book translations into the language
 * @param ownLanguage BCP 47 tag of the untranslated texts
 * @returns the source of the same template in the language
 * Source: docs/behaviour/languages.md §4.1, §4.5
 */
export function translateTemplate(source: string, book: Phrasebook, ownLanguage: string): string {
  const isPlainAt = plainPlaces();
  const translated = (part: TemplatePart): string => {
    const isPlain = isPlainAt(part);
    if (part.kind === 'text') return translateText(part.source, book, isPlain, ownLanguage);
    if (part.kind === 'tag') return part.source.replace(ATTRIBUTE, (text) => book.translate(text) ?? text);
    // Arguments end at a space.
    return part.source.replace(ARGUMENT, (text) => book.translate(text)?.replaceAll(' ', '\u00A0') ?? text);
  };
  return templateParts(source).map(translated).join('');
}

/** Tracks the parts of a template one by one: some tags and macros allow no markup. */
function plainPlaces(): (part: TemplatePart) => boolean {
  let depth = 0;
  let macroDepth = Infinity;
  let tag = '';
  return (part) => {
    if (part.kind === 'tag') tag = plainTagAfter(part.name, tag);
    depth += stepOf(part);
    if (depth < macroDepth) macroDepth = Infinity;
    if (part.kind === 'macro' && PLAIN_MACROS.includes(part.name)) macroDepth = depth;
    return tag !== '' || depth >= macroDepth;
  };
}

function plainTagAfter(name: string, tag: string): string {
  if (PLAIN_TAGS.includes(name)) return name;
  return name === `/${tag}` ? '' : tag;
}

function stepOf({ kind, source }: TemplatePart): number {
  if (source === '{.end}') return -1;
  return kind !== 'text' && OPENING.test(source) ? 1 : 0;
}

function translateText(source: string, book: Phrasebook, isPlain: boolean, ownLanguage: string): string {
  const text = source.trim().replace(DATE, inLocale);
  if (text === '' || text.includes('="')) return source;
  const isWords = /\p{L}/u.test(text.replace(VALUE, ''));
  const known = isWords ? book.translate(text) : text;
  const marked = known?.replace(VALUE, (value) =>
    isPlain ? markPlain(value) : markValue(value, ownLanguage),
  );
  const result = marked ?? (isPlain ? text : `<bdi lang="${ownLanguage}">${text}</bdi>`);
  return source.replace(source.trim(), () => result);
}

function inLocale(value: string, name: string, format: string): string {
  const localised = DATES[format];
  // A time may follow.
  return localised ? `{${name}|${localised}}${format.endsWith(' ') ? ' ' : ''}` : value;
}

function markPlain(value: string): string {
  return PLAIN_VALUE.test(value) ? MARKS.plain + value + MARKS.end : value;
}

function markValue(value: string, ownLanguage: string): string {
  if (MARKUP.test(value)) return `<div lang="${ownLanguage}" dir="ltr">${value}</div>`;
  // Before the others: an error has the name of its field.
  if (MESSAGE_VALUE.test(value)) return MARKS.message + value + MARKS.end;
  if (ISOLATED_VALUE.test(value)) return `<bdi>${value}</bdi>`;
  return ENGLISH_VALUE.test(value) || OWN_VALUE.test(value) ? MARKS.own + value + MARKS.end : value;
}
