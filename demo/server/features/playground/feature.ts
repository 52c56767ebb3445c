import { Hono } from 'hono';

import { PLAYGROUND_EXAMPLE } from '../../../site/playground.ts';
import type { Feature } from '../../platform/feature.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly playground: {
      /** HTML, as the author of a page would write it. */
      readonly example: string;
      /** Settings of the page, as a JSON text. */
      readonly storeConfig: string;
      /** No pill: it would link to the cart of the store on the server. */
      readonly pill: undefined;
    };
  }
}

/**
 * The playground, which uses the store in the page itself.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §6.5
 */
function playgroundPage(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(PAGE_URLS.playground, async (context) =>
    answerPage(context, parts, 'playground', {
      example: PLAYGROUND_EXAMPLE,
      // The default until the text of the playground names a store.
      storeConfig: JSON.stringify({ gateway: 'memory' }),
      pill: undefined,
    }),
  );
  return routes;
}

/** The playground. */
export const PLAYGROUND: Feature = {
  templates: ['playground'],
  routes: [playgroundPage],
  sitePages: () => Promise.resolve([{ path: PAGE_URLS.playground }]),
};
