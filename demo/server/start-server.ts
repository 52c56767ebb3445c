import type { AddressInfo, Server } from 'node:net';

import type { ReviewSwitches } from '../../core/reviews/index.ts';
import { createApp } from './app.ts';
import { TEMPLATE_NAMES } from './features.ts';
import { type CaptchaOptions, openCaptcha } from './features/captcha/feature.ts';
import { sendMails } from './features/mails/feature.ts';
import { sellStock } from './features/orders/feature.ts';
import type { OwnerLogin } from './features/owner/feature.ts';
import {
  createHostedProvider,
  PAYMENT_DELAYS,
  type PaymentOptions,
  type Payments,
} from './features/payments/feature.ts';
import { openImports } from './features/product-csv/feature.ts';
import { resumeSendings } from './features/restock/feature.ts';
import { reportCorrection } from './features/search/feature.ts';
import { keepSettled } from './features/settlement/feature.ts';
import { keepTotaled } from './features/visits/feature.ts';
import { openDatabase, type DatabaseOptions, type OpenDatabase } from './platform/database/open-database.ts';
import type { Database } from './platform/database/tables.ts';
import { createHttpServer, listen, stopServer } from './platform/http/http-server.ts';
import { storeOrigin } from './platform/database/stored-origin.ts';
import { API_URLS } from './platform/http/urls.ts';
import type { CounterStore } from './platform/limits/counter-store.ts';
import { openCounters } from './platform/limits/open-counters.ts';
import { openReplica, type Replica } from './platform/replica/index.ts';
import { createRateLimiter, DEFAULT_RATE_LIMITS } from './platform/limits/rate-limiter.ts';
import { createLogs, type Log, openObservation, type RequestObserver } from './platform/observation/index.ts';
import { readAllowedOrigins } from './platform/origins/index.ts';
import { openSite, type Site } from './platform/pages/site.ts';
import { createEndedSessions } from './platform/sessions/ended-sessions.ts';
import { readSecret } from './platform/sessions/secret.ts';
import { openPageChanges } from './platform/shared-caches/index.ts';
import { openVisits, prepareDatabase } from './prepare-database.ts';
import { sweepStore } from './sweep-store.ts';
import type { StoreServerOptions } from './store-server-options.ts';
import { toStartFailure } from './to-start-failure.ts';

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

/** The primary answers what takes a replica longer. */
const REPLICA_LIMITS = { connectTimeoutMs: 1_000, statementTimeoutMs: 5_000, answerTimeoutMs: 6_000 };

const CAPTCHA_PATHS = { challengePath: API_URLS.captchaChallenge };
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
    const closings = [database.close];
    try {
      const newOwner = await prepareDatabase(database.db, reset, options);
      await reportCorrection(database.db, log);
      const isOneDatabase = visitsDatabaseUrl === databaseUrl;
      const ofVisits = { ...opened, databaseUrl: visitsDatabaseUrl };
      const visits = isOneDatabase ? database : await openOtherVisits(ofVisits, port);
      closings.unshift(visits.close);
      const secret = await readSecret(database.db);
      const replica = await openReads(options, { ...opened, primary: database.db, log }, closings);
      const counters = openCounters({ limitsUrl: options.limitsUrl, databaseUrl, secret, log });
      closings.unshift(counters.close);
      const { observer, metricsUrl, ...watched } = await openObservation(
        logs,
        options.metrics,
        database.poolState,
      );
      closings.unshift(watched.close);
      const close = (): Promise<void> => closeAll(closings);
      const stored = { db: database.db, visits: visits.db, secret, counters, replica, close };
      const served = await serve(stored, { ...options, port, log, site, observer });
      return { newOwner, metricsUrl, ...served };
    } catch (error) {
      await closeAll(closings);
      throw error;
    }
  } catch (error) {
    throw toStartFailure(error, { port, dataDir, databaseUrl });
  }
}

/** Opens the replica; one that does not answer is tried again later. */
async function openReads(
  { databaseReadUrl: databaseUrl, now = Date.now }: StoreServerOptions,
  options: Omit<DatabaseOptions, 'databaseUrl'> & { readonly primary: Database; readonly log: Log },
  closings: (() => Promise<void>)[],
): Promise<Replica | undefined> {
  if (databaseUrl === undefined) return undefined;
  const open = () => openDatabase({ ...options, databaseUrl, limits: REPLICA_LIMITS });
  const replica = await openReplica({ ...options, open, identify: readSecret, now });
  closings.unshift(replica.close);
  return replica;
}

async function closeAll(closings: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closings) await close().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
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

/** The databases of the store, and where it counts requests. */
interface StoredData extends OpenDatabase {
  readonly visits: Database;
  readonly secret: string;
  readonly counters: CounterStore;
  readonly replica: Replica | undefined;
}

async function serve(
  { db, visits, secret, counters, replica, close: closeStored }: StoredData,
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
  const working = { db, closing: closing.signal, log };
  const { pagesChanged, settled } = openPageChanges({ ...working, purge: options.purge });
  const imports = openImports({ ...working, pagesChanged });
  const payments = openPayments(options.payments, now);
  const app = createApp({
    ...working,
    visits,
    secret,
    replica,
    ...countIn(counters, options.rateLimits),
    trustedProxies,
    allowedOrigins: readAllowedOrigins(options.allowedOrigins ?? []),
    now,
    sellStock,
    payments,
    captcha: await openCaptcha({ db, options: captchaOptions, ...CAPTCHA_PATHS, log }),
    reviews: options.reviews ?? ALL_REVIEWS,
    site,
    ...sameParts(options),
    hasFaults,
    wakeImports: imports.wake,
    pagesChanged,
  });
  await noteStart(db, options.publicUrl, pagesChanged);
  const server = createHttpServer(app);
  await listen(server, port, options.hostname ?? LOOPBACK);
  await sweepStore({ ...working, now }, visits, options.visitsDays);
  const worked = workUntilClosed({ ...options, ...working, imports, visits }, payments);
  const close = atMostOnce(async () => {
    closing.abort();
    await stopServer(server);
    await Promise.all([worked, settled()]);
    await closeStored();
  });
  return { url: urlOf(server), close };
}

/** An update or a restored backup may have changed every page. */
async function noteStart(
  db: Database,
  publicUrl: URL | undefined,
  pagesChanged: () => Promise<void>,
): Promise<void> {
  await storeOrigin(db, publicUrl);
  await pagesChanged();
}

function sameParts({ publicUrl, docsDir, sharedPages: sharesPages, observer }: ServeOptions) {
  return { publicUrl, docsDir, sharesPages, observer };
}

function countIn(counters: CounterStore, limits = DEFAULT_RATE_LIMITS) {
  return { limiter: createRateLimiter(limits, counters), endedSessions: createEndedSessions(counters) };
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

/** Writes interrupted mails to the outbox, sends the outbox, imports products, settles payments, and totals visits. */
async function workUntilClosed(
  {
    db,
    closing,
    log,
    mail,
    imports,
    payments: delays,
    visits,
    visitsDays,
  }: StoreServerOptions & {
    readonly db: Database;
    readonly closing: AbortSignal;
    readonly log: (line: string) => void;
    readonly imports: ReturnType<typeof openImports>;
    readonly visits: Database;
  },
  payments: Payments | undefined,
): Promise<void> {
  await Promise.all([
    imports.run(),
    resumeSendings(db, closing, log),
    mail && sendMails({ db, mail, closing, log }),
    // Also without a provider: orders of one that was switched off expire.
    keepSettled({ ...delays, ...payments, db, closing, log }),
    keepTotaled({ visits, visitsDays, closing, log }),
  ]);
}
