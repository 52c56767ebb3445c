import { OWNER_URLS } from '../../platform/http/urls.ts';
import { FRAME_FIELDS } from '../../platform/shared/strings.ts';
import type { FrameText, KeptFrame } from './site-frame.ts';

/** The data of the page of header and footer: the entries, or the stored texts. */
export interface OwnerSiteFrameData {
  /** The version that is edited. */
  readonly version: number;
  readonly isDone: boolean;
  /** Whether another editor has saved both in the meantime. */
  readonly hasTheirs: boolean;
  readonly fields: readonly {
    readonly name: string;
    readonly title: string;
    readonly hint: string;
    readonly rows: number;
    readonly text: string;
    readonly problem: string | undefined;
    readonly isTheirsShown: boolean;
    readonly theirs: string | undefined;
  }[];
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-site-frame': OwnerSiteFrameData;
  }
}

/** The page of header and footer. */
export const FRAME_PAGE = { title: 'Header and footer', path: OWNER_URLS.frame } as const;

/** The outcome of saving header and footer. */
export interface FramePageParts {
  readonly isDone?: boolean;
  /** Errors by field. */
  readonly problems?: Readonly<Record<string, string>> | null;
  /** The texts that another editor has saved in the meantime. */
  readonly theirs?: FrameText | null;
}

/**
 * Builds the data of the page of header and footer.
 * @param frame the entries, or the stored texts
 * @param parts the outcome of saving
 * Source: docs/behaviour/owner.md §4.3
 */
export function framePageData(frame: KeptFrame, parts: FramePageParts = {}): OwnerSiteFrameData {
  const { isDone = false, problems = null, theirs = null } = parts;
  const fields = (['header', 'footer'] as const).map((name) => ({
    name,
    ...FRAME_FIELDS[name],
    text: frame[name],
    problem: problems?.[name],
    isTheirsShown: theirs !== null && theirs[name] !== frame[name],
    theirs: theirs?.[name],
  }));
  return { version: frame.version, isDone, hasTheirs: theirs !== null, fields };
}
