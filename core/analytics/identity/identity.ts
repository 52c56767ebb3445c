import { randomId, readCookie, writeCookie } from '../../session/index.ts';
import { cookieDomain, ID_COOKIES, RAW_KEYS, type RawStorage } from '../../visitor/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_MS = 390 * DAY_MS;

/** The visitor's ids. Source: docs/behaviour/analytics.md §4. */
export interface Identity {
  /** Constant for 390 days. */
  readonly analyticsId: string;
  /** Constant for the lifetime of the tab. */
  readonly sessionId: string;
  /** Whether the visitor had no id when this session began. */
  readonly isFirstSession: boolean;
  /** Whether this is the first page of the session. */
  readonly isLanding: boolean;
  /** Given by the site; empty if it is unknown. */
  readonly marketingId: string;
}

/** Dependencies of `identify`. */
export interface IdentityParts {
  /** The domains on which cookies may be set. */
  readonly domains: readonly string[];
  readonly local: RawStorage;
  readonly session: RawStorage;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  readonly warn: (sentence: string) => void;
}

/**
 * Reads the visitor's ids, or creates and stores them. An id ends 390 days after the first visit; later visits do not
 * prolong it.
 * @param parts storage, clock, and the domains of the cookies
 * @returns the ids; new ones for this page alone if storage fails
 * Source: docs/behaviour/analytics.md §4
 */
export function identify({ domains, local, session, nowMs, warn }: IdentityParts): Identity {
  const known = knownVisitor(local, nowMs);
  const visitor = known ?? { id: randomId(), endsAtMs: nowMs + LIFETIME_MS };
  const isKept =
    local.set(RAW_KEYS.analyticsId, visitor.id) &&
    local.set(RAW_KEYS.analyticsExpiration, String(visitor.endsAtMs));
  if (!isKept) warn('Unable to store analyticsId');
  const maxAgeSeconds = Math.round((visitor.endsAtMs - nowMs) / 1000);
  writeCookie(ID_COOKIES.analyticsId, visitor.id, maxAgeSeconds, cookieDomain(domains));

  const knownSession = session.get(RAW_KEYS.sessionId);
  const sessionId = knownSession ?? randomId();
  if (knownSession === null) {
    session.set(RAW_KEYS.sessionId, sessionId);
    session.set(RAW_KEYS.isFirstSession, String(known === null));
  }
  const isLanding = session.get(RAW_KEYS.hasLanded) !== 'true';
  session.set(RAW_KEYS.hasLanded, 'true');
  return {
    analyticsId: visitor.id,
    sessionId,
    isFirstSession: (session.get(RAW_KEYS.isFirstSession) ?? String(known === null)) === 'true',
    isLanding,
    marketingId: readCookie(ID_COOKIES.marketingId) ?? '',
  };
}

/**
 * Creates ids for a visitor who must not be remembered.
 * @returns ids for this page alone
 * Source: docs/behaviour/analytics.md §1.4
 */
export function passingIdentity(): Identity {
  return {
    analyticsId: randomId(),
    sessionId: randomId(),
    isFirstSession: true,
    isLanding: true,
    marketingId: '',
  };
}

interface KnownVisitor {
  readonly id: string;
  readonly endsAtMs: number;
}

/** The stored id. Only storage needs a check of its end; the browser expires the cookie. */
function knownVisitor(local: RawStorage, nowMs: number): KnownVisitor | null {
  const keptEnd = Number(local.get(RAW_KEYS.analyticsExpiration) ?? Number.NaN);
  // A changed clock does not prolong an id.
  const isEndKnown = keptEnd > nowMs && keptEnd <= nowMs + LIFETIME_MS;
  const id = readCookie(ID_COOKIES.analyticsId) || (isEndKnown && local.get(RAW_KEYS.analyticsId)) || null;
  return id === null ? null : { id, endsAtMs: isEndKnown ? keptEnd : nowMs + LIFETIME_MS };
}
