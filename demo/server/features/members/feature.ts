import { addTextIndex, OWNER_LISTS } from '../../platform/database/indexes.ts';
import type { Feature } from '../../platform/feature.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { memberApi } from './member-api.ts';
import { memberPages } from './member-pages.ts';
import { passwordPages } from './password-pages.ts';
import { createMembers, createPasswordLinks } from './tables.ts';

/** The accounts of members, and the member area. */
export const MEMBERS: Feature = {
  tables: ['members', 'member_sessions', 'password_links'],
  migrations: {
    '020-members': createMembers,
    '041-accounts-of-members': createPasswordLinks,
    [OWNER_LISTS]: addTextIndex('members_email_parts', 'members', 'email_key'),
  },
  templates: ['members', 'members-denied', 'forgotten-password', 'new-password'],
  routes: [memberApi, memberPages, passwordPages],
  shownAgain: [
    PAGE_URLS.memberLogin,
    PAGE_URLS.memberJoin,
    PAGE_URLS.forgottenPassword,
    PAGE_URLS.newPassword,
  ],
};

export { knowMember } from './know-member.ts';
