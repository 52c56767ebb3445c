import { isJsonObject, parseJson } from '../json/index.ts';
import type { SessionData } from '../session/index.ts';

/** As long as browsers keep a cookie. */
const KEPT_MS = 400 * 86_400_000;
/** How long an overlay that was closed stays away. Source: docs/behaviour/interface.md §3.2 */
const AWAY_MS = 30 * 86_400_000;

/** What a browser stores about an overlay. Source: docs/behaviour/interface.md §3.1 */
export interface OverlayMemory {
  /**
   * Returns whether the overlay may open automatically.
   * @param version which version of it
   * @returns false once this version was submitted, and while it was closed lately
   */
  readonly isDue: (version: string) => boolean;
  /** Remembers that a version was closed now. */
  readonly keepClosed: (version: string) => void;
  /** Remembers that a version was submitted, which needs no second time. */
  readonly keepSubmitted: (version: string) => void;
}

/** Dependencies of an overlay's memory. */
export interface OverlayMemoryParts {
  readonly overlayId: string;
  /** Its storage. */
  readonly data: SessionData;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface Past {
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly closedAt: number;
  readonly isSubmitted: boolean;
}

/**
 * Opens this browser's record of an overlay: when it was closed, its version, and whether it was submitted.
 * @param parts the overlay and its storage
 * Source: docs/behaviour/interface.md §3.1, §3.2
 */
export function openOverlayMemory({ overlayId, data, now = Date.now }: OverlayMemoryParts): OverlayMemory {
  // It may become the name of a cookie.
  const key = `store-overlay.${encodeURIComponent(overlayId)}`;
  const pastOf = (version: string): Past | null => {
    const past = readPast(data.read(key) ?? '');
    return past?.version === version ? past : null;
  };
  const keep = (version: string, isSubmitted: boolean) => {
    const past: Past = { version, closedAt: now(), isSubmitted };
    data.keep(key, JSON.stringify(past), KEPT_MS);
  };
  const keepClosed = (version: string) => {
    keep(version, pastOf(version)?.isSubmitted ?? false);
  };
  return {
    isDue(version) {
      const past = pastOf(version);
      if (!past || past.isSubmitted) return !past;
      const awayMs = now() - past.closedAt;
      // The clock was wrong, then or now: the days are counted from today.
      if (awayMs < 0) keepClosed(version);
      return awayMs >= AWAY_MS;
    },
    keepClosed,
    keepSubmitted: (version) => {
      keep(version, true);
    },
  };
}

function readPast(text: string): Past | null {
  const past = parseJson(text);
  if (!isJsonObject(past)) return null;
  const { version, closedAt, isSubmitted } = past;
  const isWhole =
    typeof version === 'string' && typeof closedAt === 'number' && typeof isSubmitted === 'boolean';
  return isWhole ? { version, closedAt, isSubmitted } : null;
}
