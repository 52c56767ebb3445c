import { isJsonObject } from '../json/index.ts';

/** Fields with addresses of pages and pictures of the store. */
const FIELDS: readonly string[] = ['assetUrl', 'checkoutUrl', 'fullUrl', 'productUrl', 'successUrl', 'url'];

/** A field whose keys the owner has chosen: the names of a variant's options. */
const FREE = 'attributes';

/**
 * Makes the addresses in an answer absolute, which the store has written for its own pages.
 * @param json the answer
 * @param apiRoot the API's root, on another origin than the page
 * @returns the same answer; a copy where it has addresses
 * Source: docs/behaviour/network.md §9.6
 */
export function withAbsoluteAddresses(json: unknown, apiRoot: string): unknown {
  if (Array.isArray(json)) return json.map((item: unknown) => withAbsoluteAddresses(item, apiRoot));
  if (!isJsonObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      name === FREE ? value : resolved(name, value, apiRoot),
    ]),
  );
}

function resolved(name: string, value: unknown, apiRoot: string): unknown {
  return FIELDS.includes(name) && typeof value === 'string'
    ? absolute(value, apiRoot)
    : withAbsoluteAddresses(value, apiRoot);
}

/** An empty address stays one: it is none. */
function absolute(address: string, apiRoot: string): string {
  const base = `${apiRoot}/`;
  return address.trim() !== '' && URL.canParse(address, base) ? new URL(address, base).href : address;
}
