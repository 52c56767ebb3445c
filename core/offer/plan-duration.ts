/** The duration of a subscription. Source: docs/behaviour/subscriptions.md §2.2 */
export interface PlanDuration<Unit = string> {
  /** 0 for a subscription without end. */
  readonly duration: number;
  /** As in the data: WEEK, MONTH, YEAR. */
  readonly durationUnit: Unit;
}

const PER_YEAR: Readonly<Record<string, number>> = { WEEK: 52, MONTH: 12 };

/**
 * Computes the duration of a subscription; whole years are given in years.
 * @param interval the number of units between payments
 * @param unit as in the data
 * @param cycles the number of payments
 * Source: docs/behaviour/subscriptions.md §2.2
 */
export function planDuration<Unit extends string>(
  interval: number,
  unit: Unit,
  cycles: number,
): PlanDuration<Unit | 'YEAR'> {
  const duration = interval * cycles;
  const years = Object.hasOwn(PER_YEAR, unit) ? duration / (PER_YEAR[unit] as number) : 0;
  return years > 0 && Number.isInteger(years)
    ? { duration: years, durationUnit: 'YEAR' }
    : { duration, durationUnit: unit };
}
