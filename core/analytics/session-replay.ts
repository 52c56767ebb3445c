import { warnDeveloper, type Warn } from '../shared/index.ts';
import { objectsToThirdParties } from './analytics.ts';
import { mayRecord } from './event/may-record.ts';
import { mayRemember } from '../visitor/index.ts';
import type { ReplaySource } from '../session-replay/index.ts';
import type { AnalyticsSink } from './sinks/analytics-sink.ts';

/** Dependencies of session replay. */
export interface ReplayParts extends Omit<ReplaySource, 'warn'> {
  readonly getSinks: () => readonly AnalyticsSink[];
  /** Whether there is a store's API, which names sessions. */
  readonly hasStoreApi: () => boolean;
  readonly warn?: Warn;
}

/**
 * Starts session replay in the sinks that support it, and loads the rules only if there is such a sink. Never rejects;
 * failures are only logged.
 * @param parts settings, sinks and the store
 * Source: docs/behaviour/analytics.md §1.7, §8
 */
export async function startSessionReplay(parts: ReplayParts): Promise<void> {
  const { hasStoreApi, warn = warnDeveloper } = parts;
  if (!hasStoreApi()) return;
  const now = parts.settings.$settings.get();
  const isReserved = objectsToThirdParties();
  const sinks = parts.getSinks().filter(({ isThirdParty }) => !(isReserved && isThirdParty));
  const recorders = sinks.flatMap(({ replaySession }) => replaySession ?? []);
  if (recorders.length === 0 || !mayRemember(now) || !mayRecord('replay', now)) return;
  try {
    const { replaySession } = await import('../session-replay/replay-session.ts');
    await replaySession({ ...parts, warn }, recorders);
  } catch (error) {
    warn(`the session is not recorded for replay: ${String(error)}`);
  }
}
