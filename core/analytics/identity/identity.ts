import { randomId, readCookie, writeCookie } from '../../session/index.ts';
import type { RawStorage } from './raw-storage.ts';
import { cookieDomain, ID_COOKIES, RAW_KEYS } from './stored-names.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_MS = 390 * DAY_MS;

/** Who visits, as far as that may be known. Source: docs/behaviour/analytics.md §4. */
export interface Identity {
  /** The same for 390 days. */
  readonly analyticsId: string;
  /** The same as long as the tab. */
  readonly sessionId: string;
  /** Whether the visitor had no id when this session began. */
  readonly isFirstSession: boolean;
  /** Whether this is the first page of the session. */
  readonly isLanding: boolean;
  /** Given by the site; empty if it is unknown. */
  readonly marketingId: string;
}

/** What identity needs. */
export interface IdentityParts {
  /** The domains that the cookies may be set on. */
  readonly domains: readonly string[];
  readonly local: RawStorage;
  readonly session: RawStorage;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  readonly warn: (sentence: string) => void;
}

/**
 * Reads who visits, or remembers somebody new. The id is not prolonged by another visit: 390 days after the first one it ends.
 * @param parts storage, clock, and the domains of the cookies
 * @returns the ids; new ones for this page alone where nothing can be kept
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
 * Makes ids for somebody who is not to be remembered.
 * @returns ids of this page alone
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

/** What the browser still knows; storage alone has the end, the cookie has ended by itself. */
function knownVisitor(local: RawStorage, nowMs: number): KnownVisitor | null {
  const keptEnd = Number(local.get(RAW_KEYS.analyticsExpiration) ?? Number.NaN);
  // A clock that was moved does not make an id last longer.
  const isEndKnown = keptEnd > nowMs && keptEnd <= nowMs + LIFETIME_MS;
  const id = readCookie(ID_COOKIES.analyticsId) || (isEndKnown && local.get(RAW_KEYS.analyticsId)) || null;
  return id === null ? null : { id, endsAtMs: isEndKnown ? keptEnd : nowMs + LIFETIME_MS };
}
