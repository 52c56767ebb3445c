import type { Api } from '../api/index.ts';
import { createExperiments } from '../experiments/index.ts';
import { readText } from '../json/index.ts';
import type { PageSettings } from '../page/index.ts';
import { openSessionData, readCookie } from '../session/index.ts';
import { warnDeveloper, type Warn } from '../shared/index.ts';
import { objectsToThirdParties } from './analytics.ts';
import { canBeReplayed, type ReplayOccasion } from './event/can-be-replayed.ts';
import { whyNotRecorded } from './event/why-not-recorded.ts';
import { REPLAY_ID } from './identity/stored-names.ts';
import type { AnalyticsSink } from './sinks/analytics-sink.ts';

const REPLAY = {
  flag: 'session-replay',
  experiment: 'session-replay',
  idPath: '/api/commerce/fullstory/getId',
  /** As long as a visit lasts. */
  idLifetimeMs: 30 * 60 * 1000,
} as const;

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
 * Has the session recorded by the sinks that can, under an id of the store's. Never rejects: what goes wrong is only logged.
 * @param parts settings, sinks and the store
 * Source: docs/behaviour/analytics.md §8
 */
export async function startSessionReplay(parts: ReplayParts): Promise<void> {
  const { settings, api, warn = warnDeveloper, visitor = visitorOfBrowser() } = parts;
  const now = settings.$settings.get();
  const isReserved = objectsToThirdParties();
  const sinks = parts.getSinks().filter(({ isThirdParty }) => !(isReserved && isThirdParty));
  const recorders = sinks.flatMap(({ replaySession }) => replaySession ?? []);
  const hasCensusCookie = readCookie(now.cookies.census) !== null;
  const isRecorded =
    now.cookiePolicy === 'standard' &&
    whyNotRecorded('replay', { settings: now, hasCensusCookie, path: location.pathname }) === null;
  if (recorders.length === 0 || !isRecorded) return;
  const sampling = createExperiments({ settings, warn }).variantOf(REPLAY.experiment);
  const isSwitchedOn = now.flags[REPLAY.flag] === true;
  if (!canBeReplayed({ ...visitor, isSwitchedOn, sampling })) return;
  try {
    const id = await idOfSession(api, warn);
    await Promise.all(recorders.map(async (record) => record(id)));
  } catch (error) {
    warn(`the session is not recorded for replay: ${String(error)}`);
  }
}

/** The pages of one visit share it. */
async function idOfSession(api: Pick<Api, 'read'>, warn: Warn): Promise<string> {
  const data = openSessionData({ warn });
  const id = data.read(REPLAY_ID) ?? readText(await api.read(REPLAY.idPath));
  if (!id) throw new Error('the store has given no id');
  data.keep(REPLAY_ID, id, REPLAY.idLifetimeMs);
  return id;
}

function visitorOfBrowser(): Pick<ReplayOccasion, 'country' | 'timeZone' | 'processorCores'> {
  const regions = navigator.languages.flatMap(regionsOf);
  return {
    country: regions[0] ?? null,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    processorCores: navigator.hardwareConcurrency,
  };
}

/** Some systems name languages that are no tags, such as `en-US@posix`. */
function regionsOf(language: string): readonly string[] {
  try {
    return [new Intl.Locale(language).region ?? []].flat();
  } catch {
    return [];
  }
}
