import { atom } from 'nanostores';

/** A text for each plural category that a language has; "other" for all the rest. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** A text, or its plural forms. */
export type Word = string | PluralForms;

/** Texts by key. */
export type Words = Readonly<Record<string, Word>>;

/** The page's words: what `core/words` looks up at the moment of drawing. */
export interface Speech {
  /** The site's own words; they win over every language. */
  readonly own: Words;
  /** The page's locale. */
  readonly locale: string;
  /** The words of the page's language; null for English. */
  readonly language: Words | null;
}

/** How this page speaks. One per copy of the script, for its words stand in the script. */
export const $speech = atom<Speech>({ own: {}, locale: 'en-US', language: null });

type Table<English> = { readonly [Key in keyof English]: English[Key] extends string ? string : Word };

/**
 * Makes a table of words: read it when something is drawn, and it speaks as the page does.
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

/** Forms where there is one text, and a placeholder that nobody fills, would be seen by visitors. */
function fits(own: Word, ours: Word): boolean {
  if (typeof own !== 'string' && (typeof ours === 'string' || !own.other)) return false;
  const known = JSON.stringify(ours);
  return !JSON.stringify(own)
    .match(/\{\w+\}/g)
    ?.some((placeholder) => !known.includes(placeholder));
}
