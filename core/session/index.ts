export { areCookiesEnabled, readCookie } from './cookies.ts';
export { randomId } from './random-id.ts';
export { createSession, type Session, type SessionParts } from './session.ts';
export { parseSiteUser, type SiteUser } from './site-user.ts';
export { type StorageArea } from './storage-area.ts';
export { type TabChannel } from './tab-channel.ts';
