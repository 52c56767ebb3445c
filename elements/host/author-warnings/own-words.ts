import { warnDeveloper } from '../../../core/shared/index.ts';
import { nearestName } from '../../../core/text/index.ts';
import { languageLoader, type Word, type Words } from '../../../core/words/index.ts';

/** Names and placeholders are the same in every language; English is a bundle of its own. */
const ANY_LANGUAGE = 'fr';

const printed = new Set<string>();

/**
 * Warns the author of texts in the setting `strings` that are not used or lack a placeholder; each sentence once.
 * @param own the setting
 * @returns resolves after the warnings
 * Source: docs/behaviour/words.md §3.2
 */
export async function checkOwnWords(own: Words): Promise<void> {
  const language = await languageLoader(ANY_LANGUAGE)?.();
  if (!language) return;
  for (const [name, word] of Object.entries(own)) {
    const sentence = sentenceAbout(name, word, language.WORDS);
    if (sentence === null || printed.has(sentence)) continue;
    printed.add(sentence);
    warnDeveloper(sentence);
  }
}

function sentenceAbout(name: string, own: Word, words: Words): string | null {
  const setting = `the setting "strings.${name}"`;
  const ours = Object.hasOwn(words, name) ? words[name] : undefined;
  if (ours === undefined) {
    const near = nearestName(name, Object.keys(words));
    return `${setting} is no text of ours, and not used.${near ? ` Write "${near}".` : ' Their names are those of the type Vocabulary.'}`;
  }
  if (typeof ours === 'string' && typeof own !== 'string')
    return `${setting} has plural forms and not one text, and is not used. Write "${name}": "${own.other}".`;
  const [known, used] = [placeholdersOf(ours), placeholdersOf(own)];
  const unknown = used.find((placeholder) => !known.includes(placeholder));
  if (unknown !== undefined)
    return `${setting} has ${unknown}, which nothing stands for, and is not used. ${advice(known)}`;
  const lost = typeof own === 'string' && known.find((placeholder) => !used.includes(placeholder));
  return lost ? `${setting} has no ${lost}, so visitors do not learn it. ${advice([lost])}` : null;
}

function advice(placeholders: readonly string[]): string {
  return placeholders.length === 0
    ? 'It is one text, without placeholders.'
    : `Write ${placeholders.join(', ')} into it.`;
}

function placeholdersOf(word: Word): readonly string[] {
  return [...new Set(JSON.stringify(word).match(/\{\w+\}/g))];
}
