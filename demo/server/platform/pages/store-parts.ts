import type { ReviewSwitches } from '../../../../core/reviews/index.ts';
import type { Database } from '../database/tables.ts';
import type { Captcha } from '../../features/captcha/index.ts';
import type { SellStock } from '../../features/orders/index.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Site } from './site.ts';

/** What the routes are built from. */
export interface StoreParts {
  readonly db: Database;
  /** The database of analytics events: the same, or a separate one. */
  readonly visits: Database;
  /** Secret of the crumbs. */
  readonly secret: string;
  readonly limiter: RateLimiter;
  /** Number of proxies in front of the store; 0 by default. */
  readonly trustedProxies?: number;
  /** The public origin of the store; undefined if none is configured. */
  readonly publicUrl?: URL | undefined;
  readonly sellStock: SellStock;
  /** The captcha of forms; null for none. */
  readonly captcha: Captcha | null;
  /** The kinds of reviews on product pages. */
  readonly reviews: ReviewSwitches;
  /** Renders the pages. */
  readonly site: Site;
  readonly hasFaults: boolean;
  /** Aborted when the server closes, so that no delay outlives it. */
  readonly closing: AbortSignal;
  readonly log: (line: string) => void;
}
