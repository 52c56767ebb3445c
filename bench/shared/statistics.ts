/** Median, quartiles, minimum and maximum of several measurements. */
export interface Spread {
  readonly median: number;
  /** A quarter of the measurements lie below it. */
  readonly lower: number;
  /** A quarter of the measurements lie above it. */
  readonly upper: number;
  readonly min: number;
  readonly max: number;
}

/**
 * Sums up measurements.
 * @param values at least one
 */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const low = sorted[Math.floor(place)] ?? Number.NaN;
    const high = sorted[Math.ceil(place)] ?? Number.NaN;
    return low + (high - low) * (place % 1);
  };
  return { median: at(0.5), lower: at(0.25), upper: at(0.75), min: at(0), max: at(1) };
}

/**
 * Divides measurements pair by pair, because anything that slowed down a round slowed down both of its pages.
 * @param values one per round
 * @param base one per round, of the same rounds
 * @returns the spread of the ratios
 */
export function ratioOf(values: readonly number[], base: readonly number[]): Spread {
  return spreadOf(values.map((value, round) => value / (base[round] ?? Number.NaN)));
}

/** Ratios are multiplied: their logarithms have a mean, and 1.96 of its errors hold nineteen of twenty. */
const Z_95 = 1.96;

/**
 * Estimates the mean of ratios.
 * @param ratios of pairs that were measured one after the other
 * @returns their geometric mean, and the upper end of its 95 % interval
 */
export function boundOfMean(ratios: readonly number[]): {
  readonly mean: number;
  readonly upperBound: number;
} {
  const logs = ratios.map(Math.log);
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const squares = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0);
  const error = Math.sqrt(squares / Math.max(1, logs.length - 1) / logs.length);
  return { mean: Math.exp(mean), upperBound: Math.exp(mean + Z_95 * error) };
}
