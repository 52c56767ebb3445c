/** What decides whether a session is replayed. Source: docs/behaviour/analytics.md §8.1 */
export interface ReplayOccasion {
  /** Code of the visitor's country, as their browser's language names it; null if it names none. */
  readonly country: string | null;
  readonly timeZone: string;
  readonly processorCores: number;
  readonly isSwitchedOn: boolean;
  /** The sampling experiment's variant. */
  readonly sampling: string | null;
}

const COUNTRY = 'US';
const TIME_ZONES = 'America/';
/** More than these. */
const CORES = 2;
const SAMPLED = 'sampled';

/**
 * Tells whether a session may be replayed.
 * @param occasion visitor, switch and sample
 * Source: docs/behaviour/analytics.md §8.1
 */
export function canBeReplayed({
  country,
  timeZone,
  processorCores,
  isSwitchedOn,
  sampling,
}: ReplayOccasion): boolean {
  const isNear = country === COUNTRY && timeZone.startsWith(TIME_ZONES);
  return isNear && processorCores > CORES && isSwitchedOn && sampling === SAMPLED;
}
