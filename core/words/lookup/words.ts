import { atom } from 'nanostores';

/** A text for each plural category that a language has; "other" for all the rest. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** A text, or its plural forms. */
export type Word = string | PluralForms;

/** Texts by key. */
export type Words = Readonly<Record<string, Word>>;

/** The page's words: `core/words` looks them up on each render. */
export interface Speech {
  /** The site's own words; they take precedence over every language. */
  readonly own: Words;
  /** The page's locale. */
  readonly locale: string;
  /** The words of the page's language; null for English. */
  readonly language: Words | null;
}

/** The words of this page. One per copy of the script, because English is in the script. */
export const $speech = atom<Speech>({ own: {}, locale: 'en-US', language: null });

type Table<English> = { readonly [Key in keyof English]: English[Key] extends string ? string : Word };

/**
 * Creates a table of words. Read it on each render, because the page's language may change.
 * @param english its English words
 * @returns the same keys: the site's own word, else that of the page's language, else the English one
 * Source: docs/behaviour/words.md §1
 */
export function words<const English extends Words>(english: English): Table<English> {
  return new Proxy(english as Table<English>, {
    get(_, key: string) {
      if (!Object.hasOwn(english, key)) return undefined;
      const { own, language } = $speech.get();
      const ours: Word = language?.[key] ?? (english[key] as Word);
      const theirs = own[key];
      return theirs !== undefined && fits(theirs, ours) ? theirs : ours;
    },
  });
}

/** Visitors would see plural forms in place of one text, and placeholders that are never filled. */
function fits(own: Word, ours: Word): boolean {
  if (typeof own !== 'string' && (typeof ours === 'string' || !own.other)) return false;
  const known = JSON.stringify(ours);
  return !JSON.stringify(own)
    .match(/\{\w+\}/g)
    ?.some((placeholder) => !known.includes(placeholder));
}
