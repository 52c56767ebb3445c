import type { StoreContext, StoreMiddleware } from '../../platform/http/store-env.ts';
import { API_PREFIX } from '../../platform/http/urls.ts';
import { productsInLanguage } from '../../platform/pages/in-language.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { inLanguage, languagePathOf } from '../../platform/shared/language-path.ts';
import type { OtherLanguage } from '../../platform/shared/languages.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { runInLanguage } from '../../platform/shared/speech.ts';
import { findOtherLanguages } from './site-languages.ts';

/**
 * Sets the language of a request; pages after a form stay in it.
 * @param parts what the routes are built from
 * Source: docs/behaviour/languages.md §4.2, §4.3
 */
export function knowLanguage({ db, site }: StoreParts): StoreMiddleware {
  return async (context, next) => {
    const { language } = languagePathOf(context.req.url);
    if (language === undefined && context.req.path.startsWith(API_PREFIX)) return next();
    // An error page needs no languages.
    const others = await findOtherLanguages(db).catch(() => (language === undefined ? [] : [language]));
    context.set('otherLanguages', others);
    if (language === undefined) return next();
    if (!others.includes(language)) throw refusal(404, 'unknownPage');
    context.set('language', language);
    await site.learn(language);
    await runInLanguage(language, next);
    if (context.req.path.startsWith(API_PREFIX)) await answerInLanguage(context, language);
    else leadOn(context, language);
  };
}

async function answerInLanguage(context: StoreContext, language: OtherLanguage): Promise<void> {
  const { res } = context;
  if (res.ok) context.res = new Response(productsInLanguage(await res.text(), language), res);
}

function leadOn(context: StoreContext, language: OtherLanguage): void {
  const location = context.res.headers.get('location');
  if (location?.startsWith('/')) context.header('Location', inLanguage(location, language));
}
