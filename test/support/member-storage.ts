import type { SiteUser, StorageArea } from '../../core/session/index.ts';
import type { Visitor } from './visitor.ts';

/** Opens a storage for the page of a member. */
export function openMemberStorage(): StorageArea {
  const kept = new Map<string, unknown>();
  return {
    get: (key, parse) => (kept.has(key) ? parse(kept.get(key)) : null),
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

/**
 * Reads the logged-in member, as a page does.
 * @param visitor whose cookies
 */
export function siteUserIn({ cookies }: Pick<Visitor, 'cookies'>): SiteUser {
  const info = cookies.get('SiteUserInfo') ?? '';
  const { authenticated = false, siteUserId = null } = JSON.parse(info || '{}') as Record<string, never>;
  return { isAuthenticated: authenticated, siteUserId };
}
