import type { DatabaseLimits, RateLimits } from '../../demo/server/index.ts';

const UNMET = { burst: 1_000_000, perSecond: 1_000_000 };

/** Limits that no test meets. */
export const NO_LIMITS: RateLimits = {
  read: UNMET,
  write: UNMET,
  visit: UNMET,
  order: UNMET,
  login: UNMET,
  member: UNMET,
  password: UNMET,
  passwordMail: UNMET,
  comment: UNMET,
  like: UNMET,
  code: UNMET,
  webhook: UNMET,
  refused: UNMET,
  session: UNMET,
  visitorsPerAddress: 1,
};

/** For many concurrent requests on a slow machine: none is refused for waiting, only hanging ones end. */
export const PATIENT_DATABASE: DatabaseLimits = { connectTimeoutMs: 300_000, statementTimeoutMs: 300_000 };
