import type { Settings } from '../../core/page/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { $speech, languageLoader } from '../../core/words/index.ts';
import { warnOfOwnTexts } from './warn-author.ts';

/** The longest wait for a language, and the delay of the one retry after a failure. Source: docs/behaviour/words.md §2.2 */
const PATIENCE_MS = 3_000;

/** Callbacks that wait for the page's words; null once these have loaded or timed out. */
let waiting: (() => void)[] | null = null;
let current = '';
let isFollowing = false;

/**
 * Makes this copy of the script follow the page's language settings, from the first tag on.
 * Source: docs/behaviour/words.md §2
 */
export function followLanguage(): void {
  if (isFollowing) return;
  isFollowing = true;
  storefront().settings.$settings.subscribe(follow);
}

/**
 * Shows something in the page's language: immediately if its words have loaded, otherwise once they have loaded or
 * timed out.
 * @param show draws
 * Source: docs/behaviour/words.md §2.2
 */
export function whenWorded(show: () => void): void {
  if (waiting) waiting.push(show);
  else show();
}

function follow({ locale, strings: own }: Settings): void {
  const now = JSON.stringify([locale, own]);
  if (now === current) return;
  current = now;
  const load = languageLoader(locale);
  // The former words stay until the new ones have loaded.
  $speech.set({ ...$speech.get(), own, locale, ...(!load && { language: null }) });
  if (load) void speak(load, now);
  else release();
  if (Object.keys(own).length > 0) warnOfOwnTexts(own);
}

async function speak(load: NonNullable<ReturnType<typeof languageLoader>>, requested: string): Promise<void> {
  waiting ??= [];
  const timer = setTimeout(release, PATIENCE_MS);
  const take = async () => {
    const { WORDS: language } = await load();
    if (requested === current) $speech.set({ ...$speech.get(), language });
  };
  try {
    await take();
  } catch (error) {
    storefront().report(error, 'words/load');
    setTimeout(() => void take().catch(() => undefined), PATIENCE_MS);
  }
  clearTimeout(timer);
  if (requested === current) release();
}

function release(): void {
  const shows = waiting;
  waiting = null;
  shows?.forEach((show) => {
    show();
  });
}
