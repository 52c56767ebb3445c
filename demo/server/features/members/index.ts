export { joinMember } from './account.ts';
export { type Entered, enterAs, findMember, leaveAs, logInMember } from './logins.ts';
export { keepLanguage } from './keep-language.ts';
export { isXsrfTokenOf, xsrfTokenOf } from './xsrf-token.ts';
export { JOIN, LOCALE, LOGIN } from './schemas.ts';
