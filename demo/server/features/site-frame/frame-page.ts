import type { FrameText, KeptFrame } from './index.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { OwnerSiteFrameData } from '../../platform/owner/owner-pages.ts';
import { FRAME_FIELDS } from '../../platform/shared/strings.ts';

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
