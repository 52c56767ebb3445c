import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FEATURE_FLAGS, WEBSITE, WEBSITE_SETTINGS } from '../../../site/website.ts';
import { USUAL_FORMAT } from '../photographs/index.ts';
import { builtUrl, inlinedScript, type WaitingScripts } from './built-files.ts';
import type { PageLanguage } from './page-language.ts';
import type { SharedPage } from './shared-page.ts';
import { STYLE_SHEETS } from './style-sheets.ts';

const FIT_MENU = inlineScript('fit-menu.js');
const KEEP_PLACE = inlineScript('keep-place.js');

/** The visitor of a page. */
export interface PageVisit {
  readonly nonce: string;
  /** Empty for a visitor without a session. */
  readonly crumb: string;
  /** The key of the page's forms; empty in a page that all visitors share. */
  readonly formKey: string;
  /** The visitor's consent to counting visits. */
  readonly consent: 'granted' | 'denied' | 'pending';
  /** The name of the logged-in owner; undefined for everybody else. */
  readonly owner?: string | undefined;
  /** The language of the logged-in member's account; undefined for everybody else, and before one is chosen. */
  readonly memberLocale?: string | undefined;
  readonly pageLanguage: PageLanguage;
}

/** Settings of a page outside the site. */
export const UNRECORDED = { censusEnabled: false } as const;

/** Data that is the same on every page of the site. Features add what they print everywhere. */
export interface SiteData extends PageVisit {
  readonly website: Omit<typeof WEBSITE, 'language'> & { readonly language: string };
  readonly websiteSettings: typeof WEBSITE_SETTINGS;
  readonly featureFlags: typeof FEATURE_FLAGS;
  /** Whether the page has the form about analytics: its crumb, or no key, which a page for everybody does without. */
  readonly asksConsent: boolean;
  /** The script that handles clicks before the entry bundle has loaded. */
  readonly early: string;
  /** How a page that is complete without the entry bundle loads it at the first interaction. */
  readonly waiting?: WaitingScripts | undefined;
  /** The inline script that puts the navigation behind its button where it has no room. */
  readonly fitMenu: string;
  /** The inline script that keeps the scroll position after the answer about analytics. */
  readonly keepPlace: string;
  /** Address of the script that defines the tags. */
  readonly script: string;
  readonly styles: typeof STYLE_SHEETS;
  /** The width of a picture for browsers without `srcset`. */
  readonly usualFormat: typeof USUAL_FORMAT;
  /** For search engines and link previews; undefined for a page that is not for them. */
  readonly sharedPage?: SharedPage | undefined;
  /** Our words in the language of the page, for formatters and buttons that print them. */
  readonly localizedStrings?: Readonly<Record<string, string>>;
}

/** The frame around a page's own part. Features add what they print in it. */
export interface FrameData extends SiteData {
  readonly idempotencyKey: string;
  /** Whether nobody is charged, because the store has no payment provider. */
  readonly isDemo: boolean;
}

/**
 * Builds the data that is the same on every page.
 * @param visit the nonce of the answer, and its visitor
 */
export function siteData({
  nonce,
  crumb,
  formKey,
  consent,
  owner,
  memberLocale,
  pageLanguage,
}: PageVisit): SiteData {
  return {
    nonce,
    crumb,
    formKey,
    consent,
    owner,
    memberLocale,
    pageLanguage,
    website: { ...WEBSITE, language: pageLanguage.tag },
    websiteSettings: WEBSITE_SETTINGS,
    featureFlags: FEATURE_FLAGS,
    asksConsent: crumb !== '' || formKey === '',
    early: inlinedScript('early.js'),
    fitMenu: FIT_MENU,
    keepPlace: KEEP_PLACE,
    script: builtUrl('storefront.js'),
    styles: STYLE_SHEETS,
    usualFormat: USUAL_FORMAT,
  };
}

function inlineScript(file: string): string {
  const source = readFileSync(join(import.meta.dirname, '../../../site/assets/scripts', file), 'utf8');
  // The comment is for readers of the source.
  return source.replace(/^\/\*\*.*\*\/\n/, '');
}
