import type { BackendOwner } from './owner.ts';
import { runBackend } from './server-process.ts';
import { vendureOwner } from './vendure-owner.ts';

/** How a Vendure server differs from a new one. */
export interface VendureOptions {
  /** True gives order lines a custom field `additionalFields`. */
  readonly hasAdditionalFields?: boolean;
  /** True gives variants a custom field `isDigital`. */
  readonly hasIsDigital?: boolean;
  /** Added to the catalog's prices; default 0. */
  readonly taxPercent?: number;
  /** Other settings of Vendure, such as `{ apiOptions: { introspection: false } }`; whatever JSON can express. */
  readonly config?: object;
  /** Default: a free one. */
  readonly port?: number;
}

/** A Vendure server with the catalog of the cart suite. */
export interface Vendure {
  /** Its origin. */
  readonly url: string;
  readonly settings: {
    /** Where pages ask, by GraphQL. */
    readonly shopApi: string;
    readonly adminApi: string;
  };
  readonly owner: BackendOwner;
  readonly pid: number;
  /** What it printed. */
  readonly output: () => string;
  /** Ends it, with its data. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts Vendure in memory, on a free port of this machine. Each start is seeded; a request without a token is a new visitor.
 * @param options differences from a new Vendure
 * @returns the server; the caller stops it
 */
export async function startVendure(options: VendureOptions = {}): Promise<Vendure> {
  const {
    hasAdditionalFields = false,
    hasIsDigital = false,
    taxPercent = 0,
    config = {},
    port = 0,
  } = options;
  const { answer: url, ...server } = await runBackend({
    backend: 'vendure',
    args: ['server.mjs'],
    port,
    env: {
      // Otherwise errors carry stacks with paths of this machine.
      NODE_ENV: 'test',
      ADDITIONAL_FIELDS: hasAdditionalFields ? '1' : '',
      IS_DIGITAL: hasIsDigital ? '1' : '',
      TAX_PERCENT: String(taxPercent),
      CONFIG: JSON.stringify(config),
    },
  });
  const settings = { shopApi: `${url}/shop-api`, adminApi: `${url}/admin-api` };
  return { url, settings, owner: vendureOwner(settings.adminApi), ...server };
}
