import type { Api } from '../api/index.ts';
import { createExperiments } from '../experiments/index.ts';
import { readText } from '../json/index.ts';
import { openSessionData } from '../session/index.ts';
import type { PageSettings } from '../page/index.ts';
import type { Warn } from '../shared/index.ts';
import { REPLAY_ID } from '../visitor/index.ts';
import { canBeReplayed, type ReplayOccasion } from './can-be-replayed.ts';

const REPLAY = {
  flag: 'session-replay',
  experiment: 'session-replay',
  idPath: '/api/commerce/fullstory/getId',
  /** The length of a visit. */
  idLifetimeMs: 30 * 60 * 1000,
} as const;

/** Starts a sink's recording under the store's id of the session. */
export type SessionRecorder = (sessionId: string) => void | Promise<void>;

/** Dependencies of replaying a session. */
export interface ReplaySource {
  readonly settings: PageSettings;
  readonly api: Pick<Api, 'read'>;
  readonly warn: Warn;
  /** The visitor's conditions; read from the browser by default. */
  readonly visitor?: Pick<ReplayOccasion, 'country' | 'timeZone' | 'processorCores'>;
}

/**
 * Starts the recorders if the session may be replayed.
 * @param parts settings and the store
 * @param recorders start recording under the store's id
 * Source: docs/behaviour/analytics.md §8.1, §8.2
 */
export async function replaySession(
  { settings, api, warn, visitor = visitorOfBrowser() }: ReplaySource,
  recorders: readonly SessionRecorder[],
): Promise<void> {
  const sampling = createExperiments({ settings, warn }).variantOf(REPLAY.experiment);
  const isSwitchedOn = settings.$settings.get().flags[REPLAY.flag] === true;
  if (!canBeReplayed({ ...visitor, isSwitchedOn, sampling })) return;
  const id = await idOfSession(api, warn);
  await Promise.all(recorders.map(async (record) => record(id)));
}

/** The id, which the pages of one visit share. */
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

/** Some systems report invalid language tags, such as `en-US@posix`. */
function regionsOf(language: string): readonly string[] {
  try {
    return [new Intl.Locale(language).region ?? []].flat();
  } catch {
    return [];
  }
}
