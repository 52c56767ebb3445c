import type { Feature } from '../../platform/feature.ts';
import { memberApi } from './member-api.ts';
import { memberPages } from './member-pages.ts';
import { createMembers } from './tables.ts';

/** The accounts of members, and the member area. */
export const MEMBERS: Feature = {
  tables: ['members', 'member_sessions'],
  migrations: { '020-members': createMembers },
  templates: ['members', 'members-denied'],
  routes: [memberApi, memberPages],
};

export { knowMember } from './know-member.ts';
