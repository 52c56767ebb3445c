/** What clicking a navigation folder does, by code. Source: docs/behaviour/names-and-codes.md §7. */
export const FOLDER_BEHAVIORS = {
  index: 1,
  redirect: 2,
  none: 3,
} as const;

/** Name of a folder behaviour. Source: docs/behaviour/names-and-codes.md §7. */
export type FolderBehaviorName = keyof typeof FOLDER_BEHAVIORS;

/** Code of a folder behaviour. Source: docs/behaviour/names-and-codes.md §7. */
export type FolderBehaviorCode = (typeof FOLDER_BEHAVIORS)[FolderBehaviorName];

/**
 * Whether a navigation folder is a link itself.
 * @param behavior the code of its click behaviour; undefined if absent
 * Source: docs/behaviour/names-and-codes.md §7
 */
export function isClickableFolder(behavior: number | undefined): boolean {
  return (
    behavior === undefined || behavior === FOLDER_BEHAVIORS.index || behavior === FOLDER_BEHAVIORS.redirect
  );
}
