export { loginHashOf, putMemberCookies } from './cookie.ts';
export { joinSessions } from './join-sessions.ts';
