import { Hono } from 'hono';

import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { countRefused } from '../../platform/limits/count-refused.ts';
import { countRequest } from '../../platform/limits/limit-rate.ts';
import { logError } from '../../platform/pages/answer-error.ts';
import { answerWithoutScript } from '../../platform/pages/answer-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkHiddenSender } from '../../platform/sessions/check-crumb.ts';
import { inLanguage } from '../../platform/shared/language-path.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { answerUpload } from '../../platform/uploads/index.ts';
import { type Download, type DownloadState, findDownload } from './find-downloads.ts';
import { isGranted, makeGrant } from './grants.ts';
import { releaseBytes, reserveBytes } from './reserve-bytes.ts';

declare module '../../platform/pages/pages.ts' {
  interface StandalonePages {
    /** Where the link to a bought file leads. */
    readonly download: {
      /** Undefined if the link cannot be used. */
      readonly file: Download | undefined;
      /** Why it cannot. */
      readonly message: string;
    };
  }
}

const PROBLEMS: Readonly<Record<DownloadState, keyof typeof MESSAGES>> = {
  open: 'linkEnded',
  expired: 'downloadExpired',
  usedUp: 'downloadUsedUp',
  ended: 'downloadEnded',
};

/**
 * The pages of bought files: one with a button, and the file, where a click on the button leads.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §29.4
 */
export function downloadRoutes(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret, now } = parts;
  const routes = new Hono<StoreEnv>();
  const find = (context: StoreContext) => findDownload(db, context.req.param('token') ?? '', now());
  routes.get(PAGE_URLS.download, async (context) => answerLink(context, parts, await find(context)));
  routes.post(PAGE_URLS.download, async (context) => {
    const form = await readForm(context);
    await countRefused(context, parts, () => {
      checkHiddenSender(context, secret, fieldOf(form, 'crumb'));
    });
    await countRequest(context, parts.limiter, 'write');
    const found = await find(context);
    if (found?.state !== 'open') return answerLink(context, parts, found);
    const path = PAGE_URLS.downloadFile.replace(':token', found.token);
    const query = new URLSearchParams({ grant: makeGrant(secret, found.token, now()) });
    return context.redirect(`${inLanguage(path, context.get('language'))}?${query}`, 303);
  });
  routes.get(PAGE_URLS.downloadFile, async (context) => {
    const found = await find(context);
    if (found === undefined) return answerLink(context, parts, undefined);
    const { token, upload, name: fileName } = found;
    if (!isGranted(secret, token, context.req.query('grant') ?? '', now()))
      return context.redirect(inLanguage(found.url, context.get('language')), 303);
    if (found.state === 'ended' || found.state === 'expired') return answerLink(context, parts, found);
    hideFromSearch(context);
    const sent = await answerUpload(context, db, {
      upload,
      fileName,
      reserve: (bytes) => reserveBytes(db, token, bytes, now()),
      release: (bytes) =>
        releaseBytes(db, token, bytes).catch((error: unknown) => {
          logError(error, context, parts);
        }),
    });
    if (sent !== undefined) return sent;
    const state = found.state === 'open' ? 'usedUp' : found.state;
    return answerLink(context, parts, { ...found, state });
  });
  return routes;
}

function hideFromSearch(context: StoreContext): void {
  context.header('X-Robots-Tag', 'noindex, nofollow');
}

function answerLink(
  context: StoreContext,
  parts: StoreParts,
  found: Download | undefined,
): Promise<Response> {
  hideFromSearch(context);
  const file = found?.state === 'open' ? found : undefined;
  const status = found === undefined ? 404 : file ? 200 : 410;
  const message = MESSAGES[PROBLEMS[found?.state ?? 'open']];
  return answerWithoutScript(context, parts, 'download', { file, message }, status);
}
