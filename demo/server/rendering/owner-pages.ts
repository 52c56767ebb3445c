import type { SiteData } from './page-data.ts';

/** The data of each of the owner's pages, besides the frame. */
export interface OwnerPages {
  readonly 'owner-overview': Readonly<Record<string, never>>;
}

/** The name of a page of the owner's. */
export type OwnerPageName = keyof OwnerPages;

/** The frame around the owner's pages. */
export interface OwnerFrameData extends SiteData {
  readonly crumb: string;
  readonly title: string;
  readonly menu: readonly {
    readonly title: string;
    readonly path: string;
    /** On the page itself, and on pages below it. */
    readonly current: 'page' | 'true' | undefined;
  }[];
}

/** The data of the login. */
export interface OwnerLoginData {
  readonly crumb: string;
  /** Where it leads. */
  readonly next: string;
  /** What was typed as the name. */
  readonly name: string;
  /** Why it was refused. */
  readonly notice: string | undefined;
}

const NAMES: Readonly<Record<OwnerPageName, true>> = { 'owner-overview': true };

/** The name of every template of the owner's pages. */
export const OWNER_TEMPLATE_NAMES = Object.keys(NAMES);
