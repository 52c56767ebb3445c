import type { Api } from '../api/index.ts';
import type { PageSettings } from '../page/index.ts';
import { warnDeveloper, type Warn } from '../shared/index.ts';
import { objectsToThirdParties } from './analytics.ts';
import { mayRecord } from './event/may-record.ts';
import { mayRemember } from './identity/may-remember.ts';
import type { ReplayOccasion } from './replay/can-be-replayed.ts';
import type { AnalyticsSink } from './sinks/analytics-sink.ts';

/** What session replay needs. */
export interface ReplayParts {
  readonly settings: PageSettings;
  readonly getSinks: () => readonly AnalyticsSink[];
  readonly api: Pick<Api, 'read'>;
  readonly warn?: Warn;
  /** What is known of the visitor; the browser tells by default. */
  readonly visitor?: Pick<ReplayOccasion, 'country' | 'timeZone' | 'processorCores'>;
}

/**
 * Has the session recorded by the sinks that can; what decides that is fetched only where there is one. Never rejects: what
 * goes wrong is only logged.
 * @param parts settings, sinks and the store
 * Source: docs/behaviour/analytics.md §8
 */
export async function startSessionReplay(parts: ReplayParts): Promise<void> {
  const { warn = warnDeveloper } = parts;
  const now = parts.settings.$settings.get();
  const isReserved = objectsToThirdParties();
  const sinks = parts.getSinks().filter(({ isThirdParty }) => !(isReserved && isThirdParty));
  const recorders = sinks.flatMap(({ replaySession }) => replaySession ?? []);
  if (recorders.length === 0 || !mayRemember(now) || !mayRecord('replay', now)) return;
  try {
    const { replaySession } = await import('./replay/replay-session.ts');
    await replaySession({ ...parts, warn }, recorders);
  } catch (error) {
    warn(`the session is not recorded for replay: ${String(error)}`);
  }
}
