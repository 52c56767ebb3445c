/** The conditions of session replay. Source: docs/behaviour/analytics.md §8.1 */
export interface ReplayOccasion {
  /** The visitor's country code, from the browser's language; null if that has none. */
  readonly country: string | null;
  readonly timeZone: string;
  readonly processorCores: number;
  readonly isSwitchedOn: boolean;
  /** The sampling experiment's variant. */
  readonly sampling: string | null;
}

const COUNTRY = 'US';
const TIME_ZONES = 'America/';
/** Exclusive minimum. */
const CORES = 2;
const SAMPLED = 'sampled';

/**
 * Whether a session may be replayed.
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
