export { createMemoryRestockOwnerGateway, type RestockOwnerGateway } from './owner-gateway.ts';
export { type RestockGroup, type WaitingSignup, loadAllGroups, loadAllSignups } from './owner-lists.ts';
export { restRestockOwnerGateway } from './owner-rest-gateway.ts';
export { type SendingProgress, countMails, RestockSending } from './owner-sending.ts';
