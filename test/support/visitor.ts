import { randomUUID } from 'node:crypto';

/** A response of the store, read completely. */
export interface StoreAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; throws if it is not JSON. */
  readonly json: () => unknown;
}

/** How a request differs from the usual one. */
export interface RequestDetails {
  readonly headers?: Readonly<Record<string, string>>;
  /** The value of `crumb` instead of the visitor's own. */
  readonly crumb?: string;
  readonly signal?: AbortSignal;
}

/** The controls of the order form that identify the cart it shows. */
export interface SeenControls extends Readonly<Record<string, string>> {
  readonly cartVersion: string;
  readonly totalCents: string;
  readonly giftCardCents: string;
}

const SEEN = ['cartVersion', 'totalCents', 'giftCardCents'] as const;

/**
 * Reads which cart an order form shows.
 * @param page a checkout page
 * @returns its controls, empty where there is no form
 */
export function seenControls({ text }: Pick<StoreAnswer, 'text'>): SeenControls {
  const [cartVersion = '', totalCents = '', giftCardCents = ''] = SEEN.map((name) => hiddenValue(text, name));
  return { cartVersion, totalCents, giftCardCents };
}

/**
 * Reads a hidden control.
 * @param page markup
 * @param name the control
 * @returns its first value, or ''
 */
export function hiddenValue(page: string, name: string): string {
  return new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(page)?.[1] ?? '';
}

/** The address in an order form, unless a test types another one. */
export const USUAL_ADDRESS = {
  country: 'US',
  line1: '1 Kiln Road',
  city: 'Portland',
  region: 'ME',
  postalCode: '04101',
} as const;
const ORDER_FORM = /\/checkout(?:\/subscription)?$/;

const ENTRIES = '/api/commerce/shopping-cart/entries';

/** Only tests of compression request compressed responses: compressing takes a fifth of the time of a page. */
export const UNCOMPRESSED = { 'accept-encoding': 'identity' } as const;

/** A visitor with a cookie jar who sends the requests of a browser's scripts and forms. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #url: () => string;
  /** Idempotency key → the checkout page with that key. */
  readonly #pages = new Map<string, Promise<StoreAnswer>>();

  constructor(url: string | (() => string)) {
    this.#url = typeof url === 'string' ? () => url : url;
  }

  /** Opens a small page to receive a session and a crumb. */
  static async arrive(url: string | (() => string)): Promise<Visitor> {
    const visitor = new Visitor(url);
    await visitor.get('/cart');
    return visitor;
  }

  get crumb(): string {
    return this.cookies.get('crumb') ?? '';
  }

  async request(
    method: string,
    path: string,
    init: RequestDetails & { readonly body?: string | URLSearchParams | FormData } = {},
  ): Promise<StoreAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...UNCOMPRESSED, ...(cookie !== '' && { cookie }), ...init.headers };
    const response = await fetch(this.#url() + path, { redirect: 'manual', ...init, method, headers });
    this.keepCookies(response);
    const text = await response.text();
    const json = (): unknown => JSON.parse(text);
    return { status: response.status, headers: response.headers, text, json };
  }

  /** Stores the cookies of a response in the jar. */
  keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, decodeURIComponent(value));
    }
  }

  get(path: string, details: RequestDetails = {}): Promise<StoreAnswer> {
    return this.request('GET', path, details);
  }

  /** Sends JSON with the crumb in the query, like the cart's requests. */
  send(method: string, path: string, body?: unknown, details: RequestDetails = {}): Promise<StoreAnswer> {
    const crumb = details.crumb ?? this.crumb;
    const { headers, ...rest } = details;
    return this.request(method, crumb === '' ? path : `${path}?crumb=${crumb}`, {
      ...rest,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  /** Posts a form with the crumb among its controls, like a page without JavaScript; an order form with an address. */
  post(
    path: string,
    controls: Readonly<Record<string, string>>,
    details: RequestDetails = {},
  ): Promise<StoreAnswer> {
    const { crumb = this.crumb, ...rest } = details;
    const usual = ORDER_FORM.test(path) ? USUAL_ADDRESS : {};
    return this.request('POST', path, {
      ...rest,
      body: new URLSearchParams({ crumb, ...usual, ...controls }),
    });
  }

  add(addition: Readonly<Record<string, unknown>>, details: RequestDetails = {}): Promise<StoreAnswer> {
    return this.send('POST', ENTRIES, { sku: null, quantity: 1, additionalFields: '', ...addition }, details);
  }

  setQuantity(entryId: string, quantity: unknown, details: RequestDetails = {}): Promise<StoreAnswer> {
    return this.send('PUT', `${ENTRIES}/${entryId}`, { quantity }, details);
  }

  remove(entryId: string, details: RequestDetails = {}): Promise<StoreAnswer> {
    return this.send('DELETE', `${ENTRIES}/${entryId}`, undefined, details);
  }

  async cart(): Promise<CartJson> {
    const answer = await this.get(
      `/api/commerce/shopping-cart?mock=false&timecode=${Date.now()}&calculateSubtotal=true`,
    );
    return answer.json() as CartJson;
  }

  /** Orders the whole cart from a checkout page of its own; a repeated key is sent from the same page. */
  async order(idempotencyKey: string = randomUUID(), details: RequestDetails = {}): Promise<StoreAnswer> {
    const page = await this.#checkoutPage(idempotencyKey);
    if (page.status !== 200) return page;
    const typed = { idempotencyKey, email: 'ann@example.com', name: 'Ann' };
    return this.post('/checkout', { ...seenControls(page), ...typed }, details);
  }

  async #checkoutPage(idempotencyKey: string): Promise<StoreAnswer> {
    const asked = this.#pages.get(idempotencyKey) ?? this.get('/checkout');
    this.#pages.set(idempotencyKey, asked);
    const page = await asked.catch(() => undefined);
    // A page that failed to open is opened again the next time.
    if (page?.status !== 200) this.#pages.delete(idempotencyKey);
    return page ?? asked;
  }
}

/** The part of a cart line that tests check. */
export interface EntryJson {
  readonly id: string;
  readonly itemId: string;
  readonly quantity: number;
  readonly additionalFields: string;
  readonly chosenVariant: { readonly sku: string };
}

/** The part of a cart that tests check. */
export interface CartJson {
  readonly version: number;
  readonly totalQuantity: number;
  readonly subtotalCents: number;
  readonly entries: readonly EntryJson[];
  readonly [field: string]: unknown;
}

/**
 * Reads the remaining stock of a variant.
 * @param visitor who requests it
 * @param itemId the product
 * @param sku the variant
 */
export async function stockOf(visitor: Visitor, itemId: string, sku = itemId): Promise<number> {
  const answer = await visitor.get(`/api/commerce/inventory/stock/?itemId=${itemId}`);
  const { results } = answer.json() as { results: Record<string, { qtyInStock: number }> };
  return results[sku]!.qtyInStock;
}

/** The response to a change of the cart. */
export interface ChangedJson {
  readonly shoppingCart: CartJson;
  readonly newlyAdded?: EntryJson;
  readonly updatedEntry?: EntryJson;
}

/**
 * Reads the response to a change.
 * @param answer the response to adding, setting or removing
 */
export function changedBy(answer: StoreAnswer): ChangedJson {
  return answer.json() as ChangedJson;
}
