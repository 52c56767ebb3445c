import type { Operation } from './storefront-api.ts';

/** A tokenless query may cost 1,000 points, about one per object. */
const VARIANTS_PER_PAGE = 100;
const LINES_PER_PAGE = 50;

const MONEY = '{ amount currencyCode }';
const IMAGE = '{ url altText }';

/**
 * Selects the fields of a product.
 * @param slice which of its variants, as arguments of the connection
 */
export const productFields = (slice: string): string => `
  id handle title isGiftCard
  featuredImage ${IMAGE}
  variants(${slice}) {
    nodes {
      id sku availableForSale quantityAvailable currentlyNotInStock requiresShipping
      selectedOptions { name value }
      price ${MONEY}
      compareAtPrice ${MONEY}
      image ${IMAGE}
    }
    pageInfo { hasNextPage endCursor }
  }
`;

const LINES = `{
  nodes {
    id quantity
    attributes { key value }
    cost { amountPerQuantity ${MONEY} subtotalAmount ${MONEY} }
    discountAllocations { discountedAmount ${MONEY} }
    merchandise {
      ... on ProductVariant {
        id sku requiresShipping
        selectedOptions { name value }
        image ${IMAGE}
        product { handle title isGiftCard }
      }
    }
  }
  pageInfo { hasNextPage endCursor }
}`;

const CART = `{
  id checkoutUrl note totalQuantity
  cost { totalAmount ${MONEY} }
  discountAllocations { discountedAmount ${MONEY} }
  discountCodes { code applicable }
  lines(first: ${LINES_PER_PAGE}) ${LINES}
}`;

/** Reads a product by its handle, and by its id where the variable says so. */
export const READ_PRODUCT: Operation = {
  kind: 'query',
  variables: '$handle: String, $id: ID, $isId: Boolean!, $after: String',
  selection: `{
    byHandle: product(handle: $handle) { ...Shown }
    byId: product(id: $id) @include(if: $isId) { ...Shown }
  }
  fragment Shown on Product { ${productFields(`first: ${VARIANTS_PER_PAGE}, after: $after`)} }`,
};

/** Reads a cart; null for one that has been bought or has expired. */
export const READ_CART: Operation = {
  kind: 'query',
  variables: '$id: ID!',
  selection: `{ cart(id: $id) ${CART} }`,
};

/** Reads further lines of a cart. */
export const READ_LINES: Operation = {
  kind: 'query',
  variables: '$id: ID!, $after: String',
  selection: `{ cart(id: $id) { lines(first: ${LINES_PER_PAGE}, after: $after) ${LINES} } }`,
};

/** Creates a mutation of a cart, whose answer is called `payload`. */
function mutation(variables: string, field: string): Operation {
  return {
    kind: 'mutation',
    variables,
    selection: `{
      payload: ${field} { cart ${CART} userErrors { code field message } warnings { code message target } }
    }`,
  };
}

/** The changes of a cart. */
export const MUTATIONS = {
  create: mutation('$input: CartInput', 'cartCreate(input: $input)'),
  addLines: mutation('$id: ID!, $lines: [CartLineInput!]!', 'cartLinesAdd(cartId: $id, lines: $lines)'),
  updateLines: mutation(
    '$id: ID!, $lines: [CartLineUpdateInput!]!',
    'cartLinesUpdate(cartId: $id, lines: $lines)',
  ),
  removeLines: mutation('$id: ID!, $lineIds: [ID!]!', 'cartLinesRemove(cartId: $id, lineIds: $lineIds)'),
  setCodes: mutation(
    '$id: ID!, $discountCodes: [String!]!',
    'cartDiscountCodesUpdate(cartId: $id, discountCodes: $discountCodes)',
  ),
  setNote: mutation('$id: ID!, $note: String!', 'cartNoteUpdate(cartId: $id, note: $note)'),
} as const;

/** The logins of customers. The answer is called `payload`. */
export const MEMBER_OPERATIONS = {
  logIn: {
    kind: 'mutation',
    variables: '$input: CustomerAccessTokenCreateInput!',
    selection: `{
      payload: customerAccessTokenCreate(input: $input) {
        customerAccessToken { accessToken }
        errors: customerUserErrors { code field message }
      }
    }`,
  },
  join: {
    kind: 'mutation',
    variables: '$input: CustomerCreateInput!',
    selection: `{
      payload: customerCreate(input: $input) { errors: customerUserErrors { code field message } }
    }`,
  },
  logOut: {
    kind: 'mutation',
    variables: '$login: String!',
    selection: `{
      payload: customerAccessTokenDelete(customerAccessToken: $login) { deletedAccessToken }
    }`,
  },
  bringCart: {
    kind: 'mutation',
    variables: '$id: ID!, $buyerIdentity: CartBuyerIdentityInput!',
    selection: `{
      payload: cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: $buyerIdentity) { cart { id } }
    }`,
  },
  who: {
    kind: 'query',
    variables: '$login: String!',
    selection: '{ customer(customerAccessToken: $login) { id } }',
  },
} as const satisfies Readonly<Record<string, Operation>>;
