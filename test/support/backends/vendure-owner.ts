import type { BackendOwner } from './owner.ts';
import { translateVendure } from './vendure-translation.ts';

const LOG_IN = `mutation { login(username: "superadmin", password: "superadmin") { __typename } }`;
const FIND = `query ($sku: String!) {
  productVariants(options: { filter: { sku: { eq: $sku } } }) { items { id stockAllocated } }
}`;
const UPDATE = `mutation ($input: [UpdateProductVariantInput!]!) {
  updateProductVariants(input: $input) { id }
}`;

const CREATE_CUSTOMER = `mutation ($input: CreateCustomerInput!, $password: String!) {
  createCustomer(input: $input, password: $password) { __typename }
}`;

interface Found {
  readonly productVariants: {
    readonly items: readonly { readonly id: string; readonly stockAllocated: number }[];
  };
}

/**
 * Acts as the owner of a Vendure shop.
 * @param adminApi the address of its Admin API
 */
export function vendureOwner(adminApi: string): BackendOwner {
  let token = '';
  const ask = async (query: string, variables: object = {}): Promise<unknown> => {
    const answer = await fetch(adminApi, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    token = answer.headers.get('vendure-auth-token') ?? token;
    const { data, errors } = (await answer.json()) as { readonly data: unknown; readonly errors?: unknown };
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  };
  const update = async (
    sku: string,
    changesOf: (variant: { readonly stockAllocated: number }) => object,
  ): Promise<void> => {
    if (token === '') await ask(LOG_IN);
    const { productVariants } = (await ask(FIND, { sku })) as Found;
    const variant = productVariants.items[0]!;
    await ask(UPDATE, { input: [{ id: variant.id, ...changesOf(variant) }] });
  };
  return {
    setStock: (sku, quantity) =>
      // What is sold and not sent yet is in stock, too.
      update(sku, ({ stockAllocated }) => ({ stockOnHand: quantity + stockAllocated })),
    async createCustomer({ email: emailAddress, password }) {
      if (token === '') await ask(LOG_IN);
      const input = { firstName: 'Ada', lastName: 'Example', emailAddress };
      await ask(CREATE_CUSTOMER, { input, password });
    },
    async translate(translation) {
      if (token === '') await ask(LOG_IN);
      await translateVendure(ask, translation);
    },
    setPriceCents: (sku, priceCents) => update(sku, () => ({ price: priceCents })),
  };
}
