import type { ReviewSwitches } from '../../core/reviews/index.ts';
import { readCaptchaSettings } from './features/captcha/feature.ts';
import { readMailSettings } from './features/mails/feature.ts';
import { readPaymentSettings } from './features/payments/feature.ts';
import { placeOfDatabase } from './platform/database/place-of-database.ts';
import { readObservationSettings } from './platform/observation/index.ts';
import { readPurgeSettings } from './platform/shared-caches/index.ts';
import { StartFailure } from './platform/shared/start-failure.ts';
import { START_FAILURES } from './platform/shared/start-failures.ts';
import type { StoreServerOptions } from './store-server-options.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const MAX_PORT = 65_535;
const MIN_PASSWORD_LENGTH = 12;
/** The longest period of the owner's page of visits. */
const MIN_VISITS_DAYS = 90;
const ARGUMENTS: readonly string[] = ['--reset', '--faults'];

/**
 * Reads the server's options from the command line and the environment.
 * @param argv `--reset` and `--faults`
 * @param env HOST, PORT, PUBLIC_URL, ALLOWED_ORIGINS, SHARED_PAGES, PURGE_URL, PURGE_TOKEN, DATABASE_URL, DATABASE_READ_URL, VISITS_DATABASE_URL, VISITS_DAYS, LIMITS_URL, DATA_DIR, OWNER_PASSWORD, TRUSTED_PROXIES, REVIEWS, SMTP_URL, MAIL_FROM, and those of the captcha, of payments, and of logs and metrics
 * @returns the options
 * @throws StartFailure for an invalid PORT, PUBLIC_URL, DATABASE_READ_URL, TRUSTED_PROXIES, SHARED_PAGES, PURGE_URL, VISITS_DAYS, LIMITS_URL, REVIEWS, SMTP_URL or MAIL_FROM, a short OWNER_PASSWORD, an incomplete captcha or payment provider, and unknown arguments
 * Source: docs/behaviour/reference-store.md §1.1; docs/behaviour/owner-pages.md §1.2
 */
export function readSettings(argv: readonly string[], env: Environment): StoreServerOptions {
  const unknown = argv.find((argument) => !ARGUMENTS.includes(argument));
  if (unknown !== undefined) throw new StartFailure(START_FAILURES.unknownArgument(unknown));
  const captcha = readCaptchaSettings(env);
  const mail = readMailSettings(env);
  const payments = readPaymentSettings(env);
  const purge = readPurgeSettings(env);
  return {
    ...readAddresses(env),
    ...readPlaces(env),
    ...readObservationSettings(env),
    ...(isSet(env.OWNER_PASSWORD) && { ownerPassword: toPassword(env.OWNER_PASSWORD) }),
    ...(isSet(env.REVIEWS) && { reviews: toReviews(env.REVIEWS) }),
    ...(captcha !== undefined && { captcha }),
    ...(mail !== undefined && { mail }),
    ...(payments !== undefined && { payments }),
    ...(purge !== undefined && { purge }),
    reset: argv.includes('--reset'),
    faults: argv.includes('--faults'),
  };
}

/** Where the data is stored. */
function readPlaces(env: Environment): StoreServerOptions {
  return {
    ...(isSet(env.DATABASE_URL) && { databaseUrl: env.DATABASE_URL }),
    ...(isSet(env.DATABASE_READ_URL) && { databaseReadUrl: toReadUrl(env.DATABASE_READ_URL, env) }),
    ...(isSet(env.VISITS_DATABASE_URL) && { visitsDatabaseUrl: env.VISITS_DATABASE_URL }),
    ...(isSet(env.VISITS_DAYS) && { visitsDays: toVisitsDays(env.VISITS_DAYS) }),
    ...(isSet(env.LIMITS_URL) && { limitsUrl: toLimitsUrl(env.LIMITS_URL) }),
    ...(isSet(env.DATA_DIR) && { dataDir: env.DATA_DIR }),
  };
}

/** The settings of the store's URLs. */
function readAddresses(env: Environment): StoreServerOptions {
  return {
    ...(isSet(env.HOST) && { hostname: env.HOST }),
    ...(isSet(env.PORT) && { port: toPort(env.PORT) }),
    ...(isSet(env.PUBLIC_URL) && { publicUrl: toPublicUrl(env.PUBLIC_URL) }),
    ...(isSet(env.ALLOWED_ORIGINS) && { allowedOrigins: toOrigins(env.ALLOWED_ORIGINS) }),
    ...(isSet(env.TRUSTED_PROXIES) && { trustedProxies: toProxies(env.TRUSTED_PROXIES) }),
    ...(isSet(env.SHARED_PAGES) && { sharedPages: toSwitch(env.SHARED_PAGES) }),
  };
}

function isSet(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}

function toPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > MAX_PORT) throw new StartFailure(START_FAILURES.badPort(text));
  return port;
}

/** Pages, cookies and calls of the store begin at the root of its host, so its public URL has no path. */
function toPublicUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url?.href === `${url?.origin}/` && /^https?:$/.test(url.protocol);
  // A bare `?` or `#` is lost when the URL is parsed.
  if (url === undefined || !isOrigin || /[?#]/.test(text))
    throw new StartFailure(START_FAILURES.badPublicUrl(text));
  return url;
}

/** `startServer` checks them. */
function toOrigins(text: string): readonly string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function toReadUrl(text: string, env: Environment): string {
  if (placeOfDatabase(text) === undefined)
    throw new StartFailure(START_FAILURES.badDatabaseUrl('DATABASE_READ_URL'));
  if (!isSet(env.DATABASE_URL)) throw new StartFailure(START_FAILURES.replicaWithoutDatabase);
  return text;
}

function toVisitsDays(text: string): number {
  if (!/^\d{2,5}$/.test(text) || Number(text) < MIN_VISITS_DAYS)
    throw new StartFailure(START_FAILURES.badVisitsDays(MIN_VISITS_DAYS, text));
  return Number(text);
}

function toLimitsUrl(text: string): string {
  if (!/^(redis|rediss|valkey):\/\/./.test(text) || !URL.canParse(text))
    throw new StartFailure(START_FAILURES.badLimitsUrl);
  return text;
}

function toSwitch(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new StartFailure(START_FAILURES.badSharedPages(text));
  return text === 'on';
}

function toProxies(text: string): number {
  if (!/^\d$/.test(text)) throw new StartFailure(START_FAILURES.badProxies(text));
  return Number(text);
}

function toReviews(text: string): ReviewSwitches {
  if (!['all', 'native', 'imported', 'off'].includes(text))
    throw new StartFailure(START_FAILURES.badReviews(text));
  return { killSwitch: text === 'off', native: text !== 'imported', imported: text !== 'native' };
}

function toPassword(text: string): string {
  if (text.length < MIN_PASSWORD_LENGTH)
    throw new StartFailure(START_FAILURES.shortPassword(MIN_PASSWORD_LENGTH));
  return text;
}
