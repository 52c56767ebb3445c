import { Hono } from 'hono';

import { findFrame, FRAME, type FrameText, saveFrame } from '../../domains/site-frame/index.ts';
import { answerJson } from '../../http/answer-json.ts';
import { check, readJson } from '../../http/read-json.ts';
import type { StoreEnv } from '../../http/store-env.ts';
import { API_URLS, OWNER_URLS } from '../../http/urls.ts';
import { safeMarkup } from '../../rendering/safe-markup.ts';
import { checkCrumb } from '../../sessions/check-crumb.ts';
import { needCrumb } from '../keyed-writes.ts';
import { fieldOf, readForm } from '../read-form.ts';
import type { StoreParts } from '../store-parts.ts';
import { needOwnerForCall, needOwnerForPage } from './need-owner.ts';

/**
 * The calls of header and footer, and the form that needs no script.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner.md §4
 */
export function frameRoutes(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret } = parts;
  const routes = new Hono<StoreEnv>();
  const needOwner = needOwnerForCall(parts);
  const save = async (frame: FrameText): Promise<void> => {
    // Made safe once, and not each time that it is printed.
    const [header, footer] = await Promise.all([safeMarkup(frame.header), safeMarkup(frame.footer)]);
    await saveFrame(db, frame, { header, footer });
  };
  routes.get(API_URLS.siteFrame, needOwner, async (context) => answerJson(context, await findFrame(db)));
  routes.put(API_URLS.siteFrame, needOwner, needCrumb(secret), async (context) => {
    const frame = await readJson(context, FRAME);
    await save(frame);
    return answerJson(context, frame);
  });
  routes.post(OWNER_URLS.frame, needOwnerForPage(parts), async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    await save(check(FRAME, { header: fieldOf(form, 'header'), footer: fieldOf(form, 'footer') }));
    return context.redirect(`${OWNER_URLS.frame}?done=1`, 303);
  });
  return routes;
}
