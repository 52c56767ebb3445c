export { areCookiesEnabled, readCookie, writeCookie } from './cookies.ts';
export { readCrumb } from './read-crumb.ts';
export { randomId } from './random-id.ts';
export { createSession, type Session } from './session.ts';
export { openSessionData } from './session-data.ts';
export { createStorageArea, type StorageArea } from './storage-area.ts';
export { browserStorage, tabStorage } from './quiet-storage.ts';
export { type TabChannel } from './tab-channel.ts';
export { inTabTurn } from './tab-turn.ts';
