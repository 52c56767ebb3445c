import type { ReviewSwitches } from '../../../core/reviews/index.ts';
import type { Database } from '../database/tables.ts';
import type { Captcha } from '../domains/captcha/index.ts';
import type { SellStock } from '../domains/orders/index.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Site } from '../rendering/site.ts';

/** What the routes are built from. */
export interface StoreParts {
  readonly db: Database;
  /** Where it is kept what visitors do: the same, or one of its own. */
  readonly visits: Database;
  /** Secret of the crumbs. */
  readonly secret: string;
  readonly limiter: RateLimiter;
  /** How many proxies stand before the store; none by default. */
  readonly trustedProxies?: number;
  /** Where visitors reach the store: an origin; undefined where nobody has said so. */
  readonly publicUrl?: URL | undefined;
  readonly sellStock: SellStock;
  /** Stands before forms; null for none. */
  readonly captcha: Captcha | null;
  /** Which reviews the pages of products show. */
  readonly reviews: ReviewSwitches;
  /** Renders the pages. */
  readonly site: Site;
  readonly hasFaults: boolean;
  /** Aborted when the server closes, so that no delay outlives it. */
  readonly closing: AbortSignal;
  readonly log: (line: string) => void;
}
