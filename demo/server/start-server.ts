import type { AddressInfo, Server } from 'node:net';

import type { ReviewSwitches } from '../../core/reviews/index.ts';
import { createApp } from './app.ts';
import { TEMPLATE_NAMES } from './features.ts';
import { type CaptchaOptions, openCaptcha } from './features/captcha/feature.ts';
import { type MailOptions, sendMails } from './features/mails/feature.ts';
import { sellStock } from './features/orders/feature.ts';
import type { OwnerLogin } from './features/owner/feature.ts';
import {
  createHostedProvider,
  PAYMENT_DELAYS,
  type PaymentOptions,
  type Payments,
} from './features/payments/feature.ts';
import { openImports, sweepImports } from './features/product-csv/feature.ts';
import { resumeSendings } from './features/restock/feature.ts';
import { reportCorrection } from './features/search/feature.ts';
import { keepSettled } from './features/settlement/feature.ts';
import { keepSwept } from './platform/database/keep-swept.ts';
import {
  openDatabase,
  type DatabaseLimits,
  type DatabaseOptions,
  type OpenDatabase,
} from './platform/database/open-database.ts';
import type { Database } from './platform/database/tables.ts';
import { createHttpServer, listen, stopServer } from './platform/http/http-server.ts';
import { storeOrigin } from './platform/database/stored-origin.ts';
import { API_URLS } from './platform/http/urls.ts';
import { sweepKeys } from './platform/idempotency/index.ts';
import { createRateLimiter, DEFAULT_RATE_LIMITS, type RateLimits } from './platform/limits/rate-limiter.ts';
import {
  createLogs,
  type Log,
  type LogFormat,
  type MetricsPlace,
  openObservation,
  type RequestObserver,
} from './platform/observation/index.ts';
import { readAllowedOrigins } from './platform/origins/index.ts';
import { openSite, type Site } from './platform/pages/site.ts';
import { readSecret } from './platform/sessions/secret.ts';
import { sweepTokens } from './platform/sessions/session-tokens.ts';
import type { OtherLanguage } from './platform/shared/languages.ts';
import { sweepUploads } from './platform/uploads/index.ts';
import { openVisits, prepareDatabase } from './prepare-database.ts';
import { toStartFailure } from './to-start-failure.ts';

/** Options of a store; each has a default. */
export interface StoreServerOptions {
  /** TCP port, 0–65535; 0 takes any free one. Default 4173. */
  readonly port?: number;
  /** Address to listen on. Default 127.0.0.1. */
  readonly hostname?: string;
  /** The public origin of the store, such as `https://shop.example`. Without it links are paths, and any host is answered. */
  readonly publicUrl?: URL | undefined;
  /** Origins whose pages may call the store, and patterns such as `https://*.example.com`. Default: none but its own. */
  readonly allowedOrigins?: readonly string[];
  /** `postgres://…`; without it the embedded database in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** `postgres://…` of a separate database for analytics events; without it they are in the store's database. */
  readonly visitsDatabaseUrl?: string | undefined;
  /** Time limits of a PostgreSQL. Default: 5 s for a connection, 15 s for a statement. */
  readonly databaseLimits?: DatabaseLimits | undefined;
  /** Folder of the embedded database. Default `.data`. */
  readonly dataDir?: string;
  /** Folder of the page templates. Default: the demo site's. */
  readonly templatesDir?: string | undefined;
  /** Folder of the built documentation. Default: that of `npm run docs`. */
  readonly docsDir?: string | undefined;
  /** The owner's password; without it the first start makes one. */
  readonly ownerPassword?: string;
  /** The captcha of forms; null for none. Default: a proof of work, without a provider. */
  readonly captcha?: CaptchaOptions | null;
  /** The server that sends the store's emails. Without it they stay in the outbox. */
  readonly mail?: MailOptions | undefined;
  /** The provider that visitors pay at. Without it the store is a demo, and every payment a test. */
  readonly payments?: PaymentOptions | undefined;
  /** Which reviews the pages of products show. Default: all. */
  readonly reviews?: ReviewSwitches;
  /** The languages that are on in a new store, besides the site's own. Default: none. */
  readonly languages?: readonly OtherLanguage[];
  /** True empties the store first. */
  readonly reset?: boolean;
  /** True obeys the `x-test-fault` header. */
  readonly faults?: boolean;
  /** Number of proxies in front of the store, each of which adds to `X-Forwarded-For`. Default 0. */
  readonly trustedProxies?: number;
  /** How many requests a visitor may send. */
  readonly rateLimits?: RateLimits;
  /** The clock of session tokens and checkout codes, in milliseconds since 1970. Default: the machine's. */
  readonly now?: () => number;
  /** Called for each problem with one line, without personal data. Default: standard error. */
  readonly log?: (line: string) => void;
  /** `json` logs each request and each problem as an object. Default: `text`, problems alone. */
  readonly logFormat?: LogFormat;
  /** Where metrics are served. Default: nowhere. */
  readonly metrics?: MetricsPlace;
}

/** A running store. */
export interface StoreServer {
  /** `http://localhost:<port>`. */
  readonly url: string;
  /** The owner's credentials, if this start has made the password. */
  readonly newOwner: OwnerLogin | undefined;
  /** The address of the metrics; undefined without them. */
  readonly metricsUrl: string | undefined;
  /** Answers pending requests, then stops and releases the data folder; may be called twice. */
  readonly close: () => Promise<void>;
}

const DEFAULT_PORT = 4_173;
const DEFAULT_DATA_DIR = '.data';
const LOOPBACK = '127.0.0.1';
const ALL_REVIEWS: ReviewSwitches = { killSwitch: false, native: true, imported: true };
const DEFAULT_CAPTCHA: CaptchaOptions = { provider: 'altcha' };

const CAPTCHA_PATHS = { challengePath: API_URLS.captchaChallenge };
/** What expires → how it is deleted. */
const SWEEPS = {
  'idempotency keys': sweepKeys,
  'session tokens': sweepTokens,
  'unused uploads': sweepUploads,
  'product imports': sweepImports,
};

/**
 * Starts the reference store in this process.
 * @param options see `StoreServerOptions`
 * @returns the running store
 * @throws StartFailure with one sentence for the person at the terminal
 * Source: docs/behaviour/reference-store.md §1
 */
export async function startServer(options: StoreServerOptions = {}): Promise<StoreServer> {
  const {
    port = DEFAULT_PORT,
    dataDir = DEFAULT_DATA_DIR,
    databaseUrl,
    visitsDatabaseUrl = databaseUrl,
    databaseLimits: limits,
    templatesDir,
    reset = false,
  } = options;
  const logs = createLogs(options.logFormat ?? 'text', options.log);
  const { log } = logs;
  const onLostConnection = (error: Error): void => {
    log(`database connection lost: ${error.message}`);
  };
  try {
    // Before the database, so that a broken template leaves nothing to release.
    const site = openSite({ templatesDir, templates: TEMPLATE_NAMES, log });
    const opened = { dataDir, reset, limits, onLostConnection };
    const database = await openDatabase({ ...opened, databaseUrl });
    let close = database.close;
    try {
      const newOwner = await prepareDatabase(database.db, reset, options);
      await reportCorrection(database.db, log);
      const isOneDatabase = visitsDatabaseUrl === databaseUrl;
      const visits = isOneDatabase
        ? database
        : await openOtherVisits({ ...opened, databaseUrl: visitsDatabaseUrl }, port);
      const observation = await openObservation(logs, options.metrics, database.poolState);
      close = async () => {
        await observation.close();
        await visits.close();
        await database.close();
      };
      const stored = { db: database.db, visits: visits.db, close };
      const { observer, metricsUrl } = observation;
      const served = await serve(stored, { ...options, port, log, site, observer });
      return { newOwner, metricsUrl, ...served };
    } catch (error) {
      await close();
      throw error;
    }
  } catch (error) {
    throw toStartFailure(error, { port, dataDir, databaseUrl });
  }
}

async function openOtherVisits(options: DatabaseOptions, port: number): Promise<OpenDatabase> {
  const named = { ...options, variable: 'VISITS_DATABASE_URL' } as const;
  try {
    return await openVisits(named);
  } catch (error) {
    throw toStartFailure(error, { ...named, port });
  }
}

type ServeOptions = StoreServerOptions & {
  readonly port: number;
  readonly log: Log;
  readonly site: Site;
  readonly observer: RequestObserver | undefined;
};

/** The databases of the store. */
interface StoredData extends OpenDatabase {
  readonly visits: Database;
}

async function serve(
  { db, visits, close: closeDatabase }: StoredData,
  options: ServeOptions,
): Promise<Omit<StoreServer, 'newOwner' | 'metricsUrl'>> {
  const {
    faults: hasFaults = false,
    trustedProxies = 0,
    captcha: captchaOptions = DEFAULT_CAPTCHA,
    now = Date.now,
    port,
    log,
    site,
  } = options;
  const closing = new AbortController();
  const imports = openImports({ db, closing: closing.signal, log });
  const payments = openPayments(options.payments, now);
  const app = createApp({
    db,
    visits,
    secret: await readSecret(db),
    limiter: createRateLimiter(options.rateLimits ?? DEFAULT_RATE_LIMITS),
    trustedProxies,
    publicUrl: options.publicUrl,
    allowedOrigins: readAllowedOrigins(options.allowedOrigins ?? []),
    now,
    sellStock,
    payments,
    captcha: await openCaptcha({ db, options: captchaOptions, ...CAPTCHA_PATHS, log }),
    reviews: options.reviews ?? ALL_REVIEWS,
    site,
    docsDir: options.docsDir,
    observer: options.observer,
    hasFaults,
    wakeImports: imports.wake,
    closing: closing.signal,
    log,
  });
  await storeOrigin(db, options.publicUrl);
  const server = createHttpServer(app);
  await listen(server, port, options.hostname ?? LOOPBACK);
  await keepSwept({ db, now, closing: closing.signal, log }, SWEEPS);
  const working = workUntilClosed({ ...options, db, closing: closing.signal, log, imports }, payments);
  const close = atMostOnce(async () => {
    closing.abort();
    await stopServer(server);
    await working;
    await closeDatabase();
  });
  return { url: urlOf(server), close };
}

function urlOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function atMostOnce(close: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | undefined;
  return () => (closed ??= close());
}

function openPayments(options: PaymentOptions | undefined, now: () => number): Payments | undefined {
  if (options === undefined) return undefined;
  const { lifetimeMs = PAYMENT_DELAYS.lifetimeMs } = options;
  return { provider: createHostedProvider(options, now), lifetimeMs };
}

/** Writes interrupted mails to the outbox, sends the outbox, imports products, and settles payments. */
async function workUntilClosed(
  {
    db,
    closing,
    log,
    mail,
    imports,
    payments: delays,
  }: StoreServerOptions & {
    readonly db: Database;
    readonly closing: AbortSignal;
    readonly log: (line: string) => void;
    readonly imports: ReturnType<typeof openImports>;
  },
  payments: Payments | undefined,
): Promise<void> {
  await Promise.all([
    imports.run(),
    resumeSendings(db, closing, log),
    mail && sendMails({ db, mail, closing, log }),
    // Also without a provider: orders of one that was switched off expire.
    keepSettled({ ...delays, ...payments, db, closing, log }),
  ]);
}
