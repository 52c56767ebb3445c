import { randomId, readCookie, writeCookie } from '../../session/index.ts';
import { RAW_KEYS, type RawStorage } from './raw-storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_MS = 390 * DAY_MS;
const COOKIES = { analyticsId: 'SS_ANALYTICS_ID', marketingId: 'SS_MID' } as const;

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
  writeCookie(COOKIES.analyticsId, visitor.id, maxAgeSeconds, domainOf(domains));

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
    marketingId: readCookie(COOKIES.marketingId) ?? '',
  };
}

/**
 * Forgets the visitor, as a restrictive cookie policy and a refused consent want it.
 * @param parts storage, and the domains that the cookies may be set on
 * Source: docs/behaviour/analytics.md §1.4
 */
export function forgetIdentity({
  domains,
  local,
  session,
}: Pick<IdentityParts, 'domains' | 'local' | 'session'>): void {
  for (const name of Object.values(COOKIES)) {
    if (readCookie(name) === null) continue;
    writeCookie(name, '', 0);
    writeCookie(name, '', 0, domainOf(domains));
  }
  for (const key of Object.values(RAW_KEYS)) {
    local.remove(key);
    session.remove(key);
  }
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
  const id = readCookie(COOKIES.analyticsId) || (isEndKnown && local.get(RAW_KEYS.analyticsId)) || null;
  return id === null ? null : { id, endsAtMs: isEndKnown ? keptEnd : nowMs + LIFETIME_MS };
}

/** Of the domains that settings name the one that the page belongs to; undefined for the page's own host. */
function domainOf(domains: readonly string[]): string | undefined {
  const { hostname } = globalThis.location;
  return domains.find((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}
