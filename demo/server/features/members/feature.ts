import type { Feature } from '../../platform/feature.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { memberApi } from './member-api.ts';
import { memberPages } from './member-pages.ts';
import { createMembers } from './tables.ts';

/** The accounts of members, and the member area. */
export const MEMBERS: Feature = {
  tables: ['members', 'member_sessions'],
  migrations: { '020-members': createMembers },
  templates: ['members', 'members-denied'],
  routes: [memberApi, memberPages],
  shownAgain: [PAGE_URLS.memberLogin, PAGE_URLS.memberJoin],
};

export { knowMember } from './know-member.ts';
