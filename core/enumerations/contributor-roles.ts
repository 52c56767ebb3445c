/** Roles of a site's contributors, by code; 5 is unused. Source: docs/behaviour/names-and-codes.md §13. */
export const CONTRIBUTOR_ROLES = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  'store-manager': 8,
  scheduling: 9,
  viewer: 10,
  'campaigns-editor': 11,
  'scheduling-viewer': 12,
  'scheduling-editor': 13,
  none: 14,
  'website-manager': 15,
} as const;

/** Name of a contributor role. Source: docs/behaviour/names-and-codes.md §13. */
export type ContributorRoleName = keyof typeof CONTRIBUTOR_ROLES;

/** Code of a contributor role. Source: docs/behaviour/names-and-codes.md §13. */
export type ContributorRoleCode = (typeof CONTRIBUTOR_ROLES)[ContributorRoleName];
