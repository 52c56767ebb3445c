/** A mutation that answers an order, or why not. */
export interface Mutation {
  /** Its variables with their types. */
  readonly takes: string;
  readonly field: string;
  /** True if it always answers the order. */
  readonly isAlwaysDone?: true;
  /** True if it may be done in part, for want of stock. */
  readonly isCounted?: true;
}

/** The changes of a cart. Quantities are absolute; only an addition has another effect when it is repeated. */
export const MUTATIONS = {
  add: {
    takes: '$id: ID!, $quantity: Int!',
    field: 'addItemToOrder(productVariantId: $id, quantity: $quantity)',
    isCounted: true,
  },
  addWithFields: {
    takes: '$id: ID!, $quantity: Int!, $fields: OrderLineCustomFieldsInput',
    field: 'addItemToOrder(productVariantId: $id, quantity: $quantity, customFields: $fields)',
    isCounted: true,
  },
  setQuantity: {
    takes: '$line: ID!, $quantity: Int!',
    field: 'adjustOrderLine(orderLineId: $line, quantity: $quantity)',
    isCounted: true,
  },
  setFields: {
    takes: '$line: ID!, $quantity: Int!, $fields: OrderLineCustomFieldsInput',
    field: 'adjustOrderLine(orderLineId: $line, quantity: $quantity, customFields: $fields)',
    isCounted: true,
  },
  remove: { takes: '$line: ID!', field: 'removeOrderLine(orderLineId: $line)' },
  applyCode: { takes: '$code: String!', field: 'applyCouponCode(couponCode: $code)' },
  removeCode: { takes: '$code: String!', field: 'removeCouponCode(couponCode: $code)', isAlwaysDone: true },
  setNote: { takes: '$input: UpdateOrderInput!', field: 'setOrderCustomFields(input: $input)' },
} as const satisfies Readonly<Record<string, Mutation>>;
