/** What a folder of the navigation does when it is clicked, by code. Source: platform specification §3. */
export const FOLDER_BEHAVIORS = {
  index: 1,
  redirect: 2,
  none: 3,
} as const;

/** Name of a folder behaviour. Source: platform specification §3. */
export type FolderBehaviorName = keyof typeof FOLDER_BEHAVIORS;

/** Code of a folder behaviour. Source: platform specification §3. */
export type FolderBehaviorCode = (typeof FOLDER_BEHAVIORS)[FolderBehaviorName];
