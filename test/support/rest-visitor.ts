import { siteUserIn } from './member-storage.ts';
import { AsyncLocalStorage } from 'node:async_hooks';
import { restAccountGateway, type AccountGateway } from '../../core/account/index.ts';
import { createApi, type Api, type ApiLimits } from '../../core/api/index.ts';
import { restCartGateway } from '../../core/cart-client/index.ts';
import type { DirectCartGateway } from '../../core/cart/index.ts';
import { restFormsGateway, type FormsGateway } from '../../core/forms/index.ts';
import { UNCOMPRESSED, Visitor } from './visitor.ts';

/** Header that asks the store for a fault. */
export const FAULT_HEADER = 'x-test-fault';

/** A fault: the response is held until the client has timed out. */
export const UNANSWERED = 'held=until-the-store-closes';

/** The client's time limit for such a response. */
export const IMPATIENT_MS = 50;

/** A request that a visitor sent. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  /** The token of a member's login. */
  readonly xsrfToken: string | null;
  readonly crumb: string | null;
}

/** A visitor who uses a real store through the gateway of pages. */
export interface RestVisitor {
  /** The client of all gateways. */
  readonly api: Api;
  readonly gateway: DirectCartGateway;
  readonly forms: FormsGateway;
  readonly account: AccountGateway;
  /** Every request so far. */
  readonly sent: readonly SentRequest[];
  /** The same visitor without our client, to read the store's real state. */
  readonly visitor: Visitor;
  /** Injects faults into the next requests of a method, or of a method and path; "write" is any but GET. */
  readonly failNext: (method: string, fault: string, times?: number) => void;
  /** Removes the remaining faults. */
  readonly disarm: () => void;
}

interface Jar {
  readonly visitor: Visitor;
  readonly sent: SentRequest[];
  readonly faults: { readonly method: string; readonly fault: string }[];
}

const jars = new AsyncLocalStorage<Jar>();
const ownFetch = globalThis.fetch;

/** Makes `fetch` send the cookies of the calling visitor, as a browser does; call it once per test file. */
export function fetchWithCookies(): void {
  globalThis.fetch = async (input, init = {}) => {
    const jar = jars.getStore();
    if (!jar) return ownFetch(input, init);
    const headers = new Headers(init.headers);
    const method = init.method ?? 'GET';
    const url = new URL(input instanceof Request ? input.url : input);
    jar.sent.push({
      method,
      path: url.pathname,
      key: headers.get('idempotency-key'),
      xsrfToken: headers.get('x-siteuser-xsrf-token'),
      crumb: url.searchParams.get('crumb'),
    });
    headers.set('accept-encoding', UNCOMPRESSED['accept-encoding']);
    headers.set('cookie', [...jar.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const fault = takeFault(jar, method, url.pathname);
    if (fault !== null) headers.set(FAULT_HEADER, fault);
    // Only held responses time out: all others may take as long as a busy machine needs.
    const signal = fault?.startsWith('held') ? init.signal : null;
    const response = await ownFetch(input, { ...init, headers, signal });
    jar.visitor.keepCookies(response);
    return response;
  };
}

/**
 * Creates a new visitor.
 * @param url the store's
 * @param limits of the visitor's client
 * @param crumbPath read after a refused crumb; nothing by default
 */
export async function arriveByRest(
  url: string,
  limits: Partial<ApiLimits> = {},
  crumbPath?: string,
): Promise<RestVisitor> {
  return clientOf(await Visitor.arrive(url), url, limits, crumbPath);
}

/**
 * Gives a visitor the client of pages.
 * @param visitor an existing visitor
 * @param url the store's
 * @param limits of the client
 * @param crumbPath read after a refused crumb; nothing by default
 */
export function clientOf(
  visitor: Visitor,
  url: string,
  limits: Partial<ApiLimits> = {},
  crumbPath?: string,
): RestVisitor {
  const jar: Jar = { visitor, sent: [], faults: [] };
  const client = createApi({
    getApiRoot: () => url,
    getCrumb: () => visitor.crumb || null,
    // These tests request HTML instead of JSON on purpose.
    warn: () => undefined,
    limits,
    ...(crumbPath !== undefined && { crumbPath }),
  });
  const api: Api = {
    read: (...call) => jars.run(jar, () => client.read(...call)),
    write: (...call) => jars.run(jar, () => client.write(...call)),
  };
  return {
    api,
    gateway: restCartGateway({ api }),
    forms: restFormsGateway(api),
    account: restAccountGateway(api, () => siteUserIn(visitor).isAuthenticated),
    sent: jar.sent,
    visitor,
    failNext(method, fault, times = 1) {
      for (let count = 0; count < times; count += 1) jar.faults.push({ method, fault });
    },
    disarm: () => void jar.faults.splice(0),
  };
}

function takeFault({ faults }: Jar, method: string, path: string): string | null {
  const names = [method, `${method} ${path}`, ...(method === 'GET' ? [] : ['write'])];
  const index = faults.findIndex((fault) => names.includes(fault.method));
  return index < 0 ? null : (faults.splice(index, 1)[0]?.fault ?? null);
}
