import { Hono } from 'hono';

import type { StoreContext, StoreEnv } from '../http/store-env.ts';
import type { OwnerFrameData, OwnerPageName, OwnerPages } from '../pages/owner-pages.ts';
import type { StoreParts } from '../pages/store-parts.ts';
import { ownerFrameOf } from './owner-frame.ts';

/** An owner's page. */
export interface OwnerPage {
  /** Its heading, and its name in the menu. */
  readonly title: string;
  readonly path: string;
  /** The template that prints it. */
  readonly template: OwnerPageName;
  readonly print: (context: StoreContext, parts: StoreParts, frame: OwnerFrameData) => Promise<string>;
}

/** The definition of an owner's page. */
export interface OwnerPageParts<Name extends OwnerPageName> extends Pick<OwnerPage, 'title' | 'path'> {
  /** The template that prints it. */
  readonly template: Name;
  /** Reads its data, without the frame. */
  readonly read: (context: StoreContext, parts: StoreParts) => Promise<OwnerPages[Name]>;
}

/**
 * Creates an owner's page.
 * @param page its heading, address, template and data
 */
export function ownerPage<Name extends OwnerPageName>(page: OwnerPageParts<Name>): OwnerPage {
  const { title, path, template, read } = page;
  return {
    title,
    path,
    template,
    print: async (context, parts, frame) =>
      parts.site.renderForOwner(template, { ...frame, ...(await read(context, parts)) }),
  };
}

/**
 * The routes that show the owner's pages.
 * @param parts what the routes are built from
 * @param pages all of them
 * Source: docs/behaviour/owner-pages.md §2
 */
export function ownerPageRoutes(parts: StoreParts, pages: readonly OwnerPage[]): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  for (const page of pages) {
    routes.get(page.path, async (context) =>
      context.html(await page.print(context, parts, ownerFrameOf(context, parts, page))),
    );
  }
  return routes;
}
