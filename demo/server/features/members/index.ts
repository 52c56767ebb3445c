export { loginHashOf, putMemberCookies } from './cookie.ts';
export { endLoginsOf } from './password-links.ts';
export { joinSessions } from './join-sessions.ts';
