import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import type { CartAnswerJson, CartCall, CartGateway, CartOperation } from '../cart/index.ts';

/** One change, ready to be sent. */
interface Change<Operation> {
  readonly gateway: CartGateway;
  readonly operation: Operation;
  readonly key: string;
  readonly call: CartCall;
}

type Changes = {
  readonly [Type in CartOperation['type']]: (
    change: Change<Extract<CartOperation, { readonly type: Type }>>,
  ) => Promise<CartAnswerJson>;
};

const CHANGES: Changes = {
  add: ({ gateway, operation, key, call }) => gateway.add(operation.request, key, call),
  update: ({ gateway, operation, key, call }) =>
    gateway.setQuantity(operation.entryId, operation.quantity, key, call),
  remove: ({ gateway, operation, key, call }) => gateway.remove(operation.entryId, key, call),
  'update-fields': ({ gateway, operation, key, call }) =>
    gateway.updateAdditionalFields(operation.entryId, operation.request, key, call),
  'apply-code': ({ gateway, operation, key, call }) =>
    gateway.applyCode ? gateway.applyCode(operation.code, key, call) : refuseUnknown(),
  'remove-code': ({ gateway, operation, key, call }) =>
    gateway.removeCode ? gateway.removeCode(operation.code, key, call) : refuseUnknown(),
  'set-note': ({ gateway, operation, key, call }) =>
    gateway.setNote ? gateway.setNote(operation.note, key, call) : refuseUnknown(),
};

/** A page that looks at the gateway's abilities first never gets here. */
function refuseUnknown(): Promise<never> {
  return Promise.reject(new StorefrontError(FAILURE_KINDS.invalid));
}

/**
 * Sends a change through the method of a gateway that makes it.
 * @param gateway calls the store
 * @param operation the change
 * @param key the idempotency key
 * @param call what the gateway receives with it
 * @returns the gateway's answer, unchecked
 * Source: docs/behaviour/cart.md §9.4
 */
export function change(
  gateway: CartGateway,
  operation: CartOperation,
  key: string,
  call: CartCall,
): Promise<CartAnswerJson> {
  const send = CHANGES[operation.type] as (change: Change<CartOperation>) => Promise<CartAnswerJson>;
  return send({ gateway, operation, key, call });
}
