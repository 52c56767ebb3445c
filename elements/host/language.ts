import type { Settings } from '../../core/page/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { $speech, languageLoader } from '../../core/words/index.ts';
import { warnOfOwnTexts } from './warn-author.ts';

/** Nothing waits longer for its language; and so long after a failure it is asked for once more. Source: docs/behaviour/words.md §2.2 */
const PATIENCE_MS = 3_000;

/** What waits for the words of the page; null once they are there, or too late. */
let waiting: (() => void)[] | null = null;
let said = '';
let isFollowing = false;

/**
 * Lets this copy of the script speak as the page's settings say, from the first tag on.
 * Source: docs/behaviour/words.md §2
 */
export function followLanguage(): void {
  if (isFollowing) return;
  isFollowing = true;
  storefront().settings.$settings.subscribe(follow);
}

/**
 * Shows something in the page's language: at once where its words are there, and otherwise as soon as they are, or too
 * late.
 * @param show draws
 * Source: docs/behaviour/words.md §2.2
 */
export function whenWorded(show: () => void): void {
  if (waiting) waiting.push(show);
  else show();
}

function follow({ locale, strings: own }: Settings): void {
  const now = JSON.stringify([locale, own]);
  if (now === said) return;
  said = now;
  const load = languageLoader(locale);
  // Until the new words are there, the former ones stay.
  $speech.set({ ...$speech.get(), own, locale, ...(!load && { language: null }) });
  if (load) void speak(load, now);
  else release();
  if (Object.keys(own).length > 0) warnOfOwnTexts(own);
}

async function speak(load: NonNullable<ReturnType<typeof languageLoader>>, wanted: string): Promise<void> {
  waiting ??= [];
  const timer = setTimeout(release, PATIENCE_MS);
  const take = async () => {
    const { WORDS: language } = await load();
    if (wanted === said) $speech.set({ ...$speech.get(), language });
  };
  try {
    await take();
  } catch (error) {
    storefront().report(error, 'words/load');
    setTimeout(() => void take().catch(() => undefined), PATIENCE_MS);
  }
  clearTimeout(timer);
  if (wanted === said) release();
}

function release(): void {
  const shows = waiting;
  waiting = null;
  shows?.forEach((show) => {
    show();
  });
}
