import type { StoreContext } from '../http/store-env.ts';
import type { OwnerFrameData, OwnerPageName, OwnerPages } from './owner-pages.ts';
import type { StoreParts } from '../pages/store-parts.ts';

/** An owner's page. */
export interface OwnerPage {
  /** Its heading, and its name in the menu. */
  readonly title: string;
  readonly path: string;
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
    print: async (context, parts, frame) =>
      parts.site.renderForOwner(template, { ...frame, ...(await read(context, parts)) }),
  };
}
