import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { createOwners } from './tables.ts';

/** The owner's account and login. */
export const OWNER: Feature = {
  tables: ['owners', 'owner_sessions'],
  migrations: { '004-owners': createOwners },
  templates: ['owner-login'],
  shownAgain: [OWNER_URLS.login],
};

export { type OwnerLogin, seedOwner } from './account.ts';
export { knowOwner } from './know-owner.ts';
export { ownerRoutes } from './owner-routes.ts';
