/** The two separators in a number. Source: docs/behaviour/money.md §3.2. */
export interface Separators {
  /** Between groups of digits; may be empty. */
  readonly thousands: string;
  /** Between integer and fraction. */
  readonly decimal: string;
}

/** Everything around and between the digits of a printed number. */
export interface NumberPattern {
  /** Text before and after a number that is not negative. */
  readonly positive: readonly [prefix: string, suffix: string];
  /** Text before and after a negative number, minus sign included. */
  readonly negative: readonly [prefix: string, suffix: string];
  readonly separators: Separators;
  /** Size of the group nearest to the decimal separator. */
  readonly primaryGroupSize: number;
  /** Size of every further group (2 in India). */
  readonly secondaryGroupSize: number;
  /** Number of integer digits from which groups are used (5 in Spain: 1234, but 12.345). */
  readonly minGroupedPlaces: number;
  /** The ten digits, zero first; undefined for 0–9 themselves. */
  readonly digits: readonly string[] | undefined;
}

/** The default separators. Source: docs/behaviour/money.md §3.2. */
export const DEFAULT_SEPARATORS: Separators = { thousands: ',', decimal: '.' };
