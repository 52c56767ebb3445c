import type { ReviewSwitches } from '../../core/reviews/index.ts';
import type { CaptchaOptions } from './features/captcha/feature.ts';
import type { MailOptions } from './features/mails/feature.ts';
import type { PaymentOptions } from './features/payments/feature.ts';
import type { DatabaseLimits } from './platform/database/open-database.ts';
import type { RateLimits } from './platform/limits/rate-limiter.ts';
import type { LogFormat, MetricsPlace } from './platform/observation/index.ts';
import type { PurgeOptions } from './platform/shared-caches/index.ts';
import type { OtherLanguage } from './platform/shared/languages.ts';

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
  /** `postgres://…` of a replica that the catalogue is read from; needs `databaseUrl`. Default: none. */
  readonly databaseReadUrl?: string | undefined;
  /** `postgres://…` of a separate database for analytics events; without it they are in the store's database. */
  readonly visitsDatabaseUrl?: string | undefined;
  /** How many days analytics events are kept, 90 or more. Default: 400. */
  readonly visitsDays?: number | undefined;
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
  /** `redis://…` of a Redis or Valkey that counts requests. Default: the PostgreSQL of `databaseUrl`, or this process. */
  readonly limitsUrl?: string | undefined;
  /** True answers visitors without cookies with pages that shared caches may keep. Default false. */
  readonly sharedPages?: boolean;
  /** Where a CDN deletes shared pages when the owner saves. Default: they expire. */
  readonly purge?: PurgeOptions | undefined;
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
