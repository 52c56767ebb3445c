export { createAccount, type Account, type AccountOutcome } from './account.ts';
export type { AccountEntry, AccountGateway, LoginAnswer } from './gateway.ts';
export type { AccountState } from './keep-login.ts';
export { createMemoryAccountGateway } from './memory-gateway.ts';
export type { AccountProblem } from './problem.ts';
export { rememberLogin } from './remembered-login.ts';
export { restAccountGateway, restSiteUser } from './rest-gateway.ts';
