import { UNCOMPRESSED, type CartJson, type RequestDetails, type StoreAnswer } from './visitor.ts';

/** Where the store's visitors find the page. */
export const OTHER_ORIGIN = 'https://blog.example';

const CART = '/api/commerce/shopping-cart';

/** A page of another origin, which calls the store with a token, as our client does. */
export class OtherPage {
  token = '';
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;

  /**
   * @param url the store's
   * @param origin the page's; '' for one that sends no origin, as reads of the store's own pages
   */
  constructor(url: string, origin: string = OTHER_ORIGIN) {
    this.#url = url;
    this.#headers = origin === '' ? {} : { origin, 'sec-fetch-site': 'cross-site' };
  }

  /** Sends JSON, keeps a new token. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    { headers = {}, ...details }: RequestDetails = {},
  ): Promise<StoreAnswer> {
    const response = await fetch(this.#url + path, {
      redirect: 'manual',
      method,
      ...details,
      headers: {
        ...UNCOMPRESSED,
        ...this.#headers,
        ...(this.token !== '' && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    this.token = response.headers.get('store-session') ?? this.token;
    const text = await response.text();
    const json = (): unknown => JSON.parse(text);
    return { status: response.status, headers: response.headers, text, json };
  }

  get(path: string, details: RequestDetails = {}): Promise<StoreAnswer> {
    return this.send('GET', path, undefined, details);
  }

  /** Adds to the cart. */
  add(itemId: string, quantity = 1, details: RequestDetails = {}): Promise<StoreAnswer> {
    const addition = { itemId, sku: null, quantity, additionalFields: '' };
    return this.send('POST', `${CART}/entries`, addition, details);
  }

  async cart(): Promise<CartJson> {
    return (await this.get(CART)).json() as CartJson;
  }

  /** Number of pieces in the cart. */
  async pieces(): Promise<number> {
    return (await this.cart()).totalQuantity;
  }
}

/** A clock that a test moves. */
export interface SetClock {
  readonly now: () => number;
  readonly moveMs: (byMs: number) => void;
}

/** Creates a clock that starts now and does not run. */
export function createSetClock(): SetClock {
  let nowMs = Date.now();
  return {
    now: () => nowMs,
    moveMs(byMs) {
      nowMs += byMs;
    },
  };
}
