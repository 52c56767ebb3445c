export { backendOf, ownGateway } from './backend-of.ts';
export { chooseBackend } from './choose-backend.ts';
export { onBackendChange, reportOfBackend, warnOfMissingStore } from './follow-backend.ts';
export type { GatewayName } from './gateway-names.ts';
export { isNamedBackend, namedGateways } from './named-gateways.ts';
export { openGateway } from './open-gateway.ts';
export { ownApiRoot } from './own-api-root.ts';
export { sellsFromStore } from './sells-from-store.ts';
export { type Gateways, checkGateways } from './gateways.ts';
