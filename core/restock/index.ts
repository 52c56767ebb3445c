export type { RestockGateway, RestockSignup } from './gateway.ts';
export { translatedLanguage } from './mail-language.ts';
export { createMemoryRestockGateway, type MemoryRestockGateway } from './memory-gateway.ts';
export { assertRestockGateway } from './own-gateway.ts';
export { problemOfEmail, type RestockProblem } from './problem.ts';
export {
  createRestock,
  type Restock,
  type RestockEntry,
  type RestockOutcome,
  type RestockParts,
} from './restock.ts';
export { restRestockGateway } from './rest-gateway.ts';
export { openVisitorSignups, type RestockTarget, type VisitorSignups } from './visitor-signups.ts';
