import type { RateLimits } from '../../demo/server/index.ts';

const UNMET = { burst: 1_000_000, perSecond: 1_000_000 };

/** Limits that no test meets. */
export const NO_LIMITS: RateLimits = {
  read: UNMET,
  write: UNMET,
  visit: UNMET,
  order: UNMET,
  login: UNMET,
  member: UNMET,
  refused: UNMET,
  visitorsPerAddress: 1,
};
