import { Hono } from 'hono';
import * as v from 'valibot';

import { OTHER_LANGUAGES } from '../../../site/website.ts';
import { answerJson } from '../../platform/http/answer-json.ts';
import { readJson } from '../../platform/http/read-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS } from '../../platform/http/urls.ts';
import { needCrumb } from '../../platform/idempotency/keyed-writes.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { listLanguages, OWN_LANGUAGE } from '../../platform/shared/languages.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { needOwnerForCall } from '../owner/index.ts';
import { findOtherLanguages, saveLanguages } from './site-languages.ts';

/** Body of the call that turns languages on. Source: docs/behaviour/languages.md §3.3 */
const LANGUAGES = v.strictObject({
  languages: v.array(
    v.picklist([OWN_LANGUAGE, ...OTHER_LANGUAGES], MESSAGES.unknownLanguage),
    MESSAGES.required,
  ),
});

/** The translation provider: the store itself. */
const PROVIDER = 'reference-store';

/**
 * The calls for the site's languages: everybody reads them, the owner changes them.
 * @param parts what the routes are built from
 * Source: docs/behaviour/languages.md §1, §3
 */
export function languageApi(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret } = parts;
  const api = new Hono<StoreEnv>();
  const needOwner = needOwnerForCall(parts);
  const answerLanguages = async (context: StoreContext) =>
    answerJson(context, { languages: listLanguages(await findOtherLanguages(db)) });
  const answerStatus = async (context: StoreContext) => {
    const isConnected = (await findOtherLanguages(db)).length > 0;
    return answerJson(context, { isConnected, provider: isConnected ? PROVIDER : null });
  };
  api.get(API_URLS.languages, answerLanguages);
  api.put(API_URLS.languages, needOwner, needCrumb(secret), async (context) => {
    const { languages } = await readJson(context, LANGUAGES);
    await saveLanguages(db, languages);
    return answerLanguages(context);
  });
  api.get(API_URLS.multilingualSettings, (context) =>
    answerJson(context, {
      defaultLanguage: OWN_LANGUAGE,
      availableLanguages: [OWN_LANGUAGE, ...OTHER_LANGUAGES],
      transactionalEmails: true,
    }),
  );
  api.get(API_URLS.multilingualStatus, answerStatus);
  api.delete(API_URLS.multilingualConnection, needOwner, needCrumb(secret), async (context) => {
    await saveLanguages(db, []);
    return answerStatus(context);
  });
  return api;
}
