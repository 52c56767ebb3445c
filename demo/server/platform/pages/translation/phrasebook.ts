/** Translations into one language. */
export interface Phrasebook {
  /**
   * Translates a text of a template.
   * @param text in English, with values in braces, which the translation contains again
   * @returns undefined for what stays English
   */
  readonly translate: (text: string) => string | undefined;
  /**
   * Translates a printed sentence, with its values filled in.
   * @param sentence in English
   * @returns undefined for what stays English
   */
  readonly say: (sentence: string) => string | undefined;
}

/** A translation, and the names of its values in the order of the English ones. */
interface Phrase {
  readonly names: readonly string[];
  readonly text: string;
}

const VALUE = /\{[^{}]*\}/g;

/**
 * Creates a phrasebook.
 * @param pairs English → the other language; values have names in braces
 */
export function createPhrasebook(pairs: Readonly<Record<string, string>>): Phrasebook {
  const phrases = new Map(
    Object.entries(pairs).map(([english, text]): [string, Phrase] => [
      english.replace(VALUE, '{}'),
      { names: english.match(VALUE) ?? [], text },
    ]),
  );
  // Other patterns would match names that visitors or owners chose.
  const patterns = Object.keys(pairs)
    .filter((english) => english.endsWith('.') && english.includes('{'))
    .map((english) => english.replace(VALUE, '{}'));
  const fillIn = ({ names, text }: Phrase, values: readonly string[]) =>
    text.replace(VALUE, (name) => values[names.indexOf(name)] ?? name);
  const translate = (text: string) => {
    const phrase = phrases.get(text.replace(VALUE, '{}'));
    return phrase && fillIn(phrase, text.match(VALUE) ?? []);
  };
  return {
    translate,
    say(sentence) {
      const known = phrases.get(sentence);
      if (known) return known.text;
      for (const pattern of patterns) {
        const values = matchOf(pattern).exec(sentence)?.slice(1);
        const phrase = phrases.get(pattern);
        if (values && phrase) return fillIn(phrase, values);
      }
      return undefined;
    },
  };
}

function matchOf(pattern: string): RegExp {
  const texts = pattern.split('{}').map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${texts.join('(.+)')}$`);
}
