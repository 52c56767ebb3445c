import { Hono } from 'hono';
import * as v from 'valibot';

import { answerJson } from '../../platform/http/answer-json.ts';
import { fieldOf, type FormValues, readForm } from '../../platform/http/read-form.ts';
import { check, readJson } from '../../platform/http/read-json.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS, OWNER_URLS } from '../../platform/http/urls.ts';
import { needCrumb } from '../../platform/idempotency/keyed-writes.ts';
import { ownerFrameOf } from '../../platform/owner/index.ts';
import { safeMarkup } from '../../platform/pages/safe-markup.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { Refusal } from '../../platform/shared/refusal.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { VERSION } from '../../platform/shared/version.ts';
import { needOwnerForCall } from '../owner/index.ts';
import { FRAME_PAGE, framePageData } from './frame-page.ts';
import { findFrame, FRAME, FRAME_UPDATE, type FrameText, type KeptFrame, saveFrame } from './site-frame.ts';

/**
 * The calls of header and footer, and their form without JavaScript.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner.md §4
 */
export function frameRoutes(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret, site } = parts;
  const routes = new Hono<StoreEnv>();
  const needOwner = needOwnerForCall(parts);
  const save = async (frame: v.InferOutput<typeof FRAME_UPDATE>): Promise<KeptFrame | undefined> => {
    // Sanitised once, not on each render.
    const [header, footer] = await Promise.all([safeMarkup(frame.header), safeMarkup(frame.footer)]);
    return saveFrame(db, frame, { header, footer });
  };
  routes.get(API_URLS.siteFrame, needOwner, async (context) => answerJson(context, await findFrame(db)));
  routes.put(API_URLS.siteFrame, needOwner, needCrumb(secret), async (context) => {
    const saved = await save(await readJson(context, FRAME_UPDATE));
    if (saved !== undefined) return answerJson(context, saved);
    return answerJson(context, { message: MESSAGES.frameChanged, ...(await findFrame(db)) }, 409);
  });
  routes.post(OWNER_URLS.frame, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    const typed = { header: fieldOf(form, 'header'), footer: fieldOf(form, 'footer') };
    const version = versionIn(form);
    const problems = problemsOf(typed);
    const saved = problems ? undefined : await save({ ...check(FRAME, typed), version });
    if (saved !== undefined) return context.redirect(`${OWNER_URLS.frame}?done=1`, 303);
    const current = await findFrame(db);
    const page = site.renderForOwner('owner-site-frame', {
      ...ownerFrameOf(context, parts, FRAME_PAGE),
      // Errors are fixed first; a concurrent save is reported afterwards.
      ...(problems
        ? framePageData({ ...typed, version }, { problems })
        : framePageData({ ...typed, version: current.version }, { theirs: current })),
    });
    return context.html(page, problems ? 400 : 409);
  });
  return routes;
}

/** A form without a version is based on none. */
function versionIn(form: FormValues): number {
  const version = v.safeParse(VERSION, Number(fieldOf(form, 'version')));
  return version.success ? version.output : 0;
}

/** Errors by field; null for none. */
function problemsOf(typed: FrameText): Readonly<Record<string, string>> | null {
  try {
    check(FRAME, typed);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.details.errors ?? {};
  }
}
