import * as v from 'valibot';

import { FOLDER_BEHAVIORS, type FolderBehaviorCode } from '../../../../core/enumerations/index.ts';
import { isBlank } from '../../../../core/text/index.ts';
import { problemOfLink } from '../../../../owner/rules/index.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { VERSION } from '../../platform/shared/version.ts';

/** The field of the layout that holds the main navigation. Source: docs/behaviour/owner.md §2.4 */
export const MAIN_NAVIGATION = 'mainNavigation';

const MAX_TITLE_LENGTH = 100;
const MAX_URL_LENGTH = 2_000;

// PostgreSQL's text cannot hold the character NUL.
const text = v.pipe(v.string(MESSAGES.required), v.excludes('\0', MESSAGES.badText), v.trim());
const title = v.pipe(
  text,
  v.maxLength(MAX_TITLE_LENGTH, MESSAGES.tooLong),
  v.transform((typed) => (isBlank(typed) ? '' : typed)),
);
const id = v.pipe(text, v.nonEmpty(MESSAGES.required), v.maxLength(MAX_TITLE_LENGTH, MESSAGES.tooLong));

/** A stored entry of the navigation. Source: docs/behaviour/owner.md §2.1 */
export interface NavigationEntry {
  readonly title?: string | undefined;
  readonly collectionId?: string | undefined;
  readonly externalLink?: string | undefined;
  readonly memberAreaId?: string | undefined;
  readonly folderBehavior?: FolderBehaviorCode | undefined;
  readonly children?: NavigationEntry[] | undefined;
}

const ENTRY: v.GenericSchema<NavigationEntry> = v.pipe(
  v.strictObject({
    title: v.optional(title),
    collectionId: v.optional(id),
    externalLink: v.optional(
      v.pipe(
        text,
        v.maxLength(MAX_URL_LENGTH, MESSAGES.tooLong),
        v.check((url) => problemOfLink(url) === null, MESSAGES.badLink),
      ),
    ),
    memberAreaId: v.optional(id),
    folderBehavior: v.optional(v.picklist(Object.values(FOLDER_BEHAVIORS), MESSAGES.unknownChoice)),
    children: v.optional(
      v.array(
        v.lazy(() => ENTRY),
        MESSAGES.required,
      ),
    ),
  }),
  v.check(leadsSomewhere, MESSAGES.badNavigation),
);

/** The owner's update of the navigation. Source: docs/behaviour/owner.md §2.4 */
export const NAVIGATION_UPDATE = v.strictObject({
  fieldName: v.string(MESSAGES.required),
  templateId: v.nullish(v.string(MESSAGES.required)),
  /** The version that was edited; without it any version is overwritten. */
  version: v.optional(VERSION),
  navigation: v.strictObject({ items: v.array(ENTRY, MESSAGES.required) }),
});

/**
 * Checks whether an entry is a folder.
 * @param entry of the navigation
 * Source: docs/behaviour/owner.md §2.1
 */
export function isFolder({ folderBehavior, children = [] }: NavigationEntry): boolean {
  return folderBehavior !== undefined || children.length > 0;
}

/** A link has one destination; an external one needs a title. */
function leadsSomewhere(entry: NavigationEntry): boolean {
  const { collectionId, externalLink, memberAreaId } = entry;
  const targets = [collectionId, externalLink, memberAreaId].filter((target) => target !== undefined);
  if (isFolder(entry)) return externalLink === undefined && memberAreaId === undefined;
  return targets.length === 1 && (externalLink === undefined || Boolean(entry.title));
}
