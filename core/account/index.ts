export { createAccount, type Account, type AccountOutcome, type AccountParts } from './account.ts';
export type { AccountEntry, AccountGateway, LoginAnswer } from './gateway.ts';
export type { AccountState } from './keep-login.ts';
export { createMemoryAccountGateway } from './memory-gateway.ts';
export { assertAccountGateway } from './own-gateway.ts';
export type { AccountProblem } from './problem.ts';
export { restAccountGateway } from './rest-gateway.ts';
