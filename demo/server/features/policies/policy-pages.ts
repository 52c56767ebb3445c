import { Hono } from 'hono';

import { ownValue } from '../../../../core/json/index.ts';
import { type Policy, POLICIES } from '../../../site/policies.ts';
import type { SitePage } from '../../platform/pages/site-page.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly policy: { readonly policy: Policy };
  }
}

/**
 * The pages of the policies.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §17
 */
export function policyPages(parts: StoreParts): Hono<StoreEnv> {
  const pages = new Hono<StoreEnv>();
  pages.get(PAGE_URLS.policy, (context) => {
    const policy = ownValue<Policy>(POLICIES, context.req.param('policy'));
    if (policy === undefined) throw refusal(404, 'unknownPage');
    return answerPage(context, parts, 'policy', { policy });
  });
  return pages;
}

/** Lists the pages of the policies. */
export function findPolicyPages(): Promise<readonly SitePage[]> {
  const paths = Object.keys(POLICIES).map((name) => PAGE_URLS.policy.replace(':policy', name));
  return Promise.resolve(paths.map((path) => ({ path })));
}
