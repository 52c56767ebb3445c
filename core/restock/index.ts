export type { RestockGateway, RestockSignup } from './gateway.ts';
export { createMemoryRestockGateway, type MemoryRestockGateway } from './memory-gateway.ts';
export { problemOfEmail, type RestockProblem } from './problem.ts';
export {
  createRestock,
  type Restock,
  type RestockEntry,
  type RestockOutcome,
  type RestockParts,
} from './restock.ts';
export { restRestockGateway } from './rest-gateway.ts';
export { openVisitorSignups, type RestockTarget } from './visitor-signups.ts';
