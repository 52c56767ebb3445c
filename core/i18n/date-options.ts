/** How a moment is to be written. Source: template language §10.3. */
export interface DateOptions {
  readonly skeleton?: string;
}

/** How a span of time is to be written. Source: template language §10.4. */
export interface IntervalOptions {
  readonly skeleton?: string;
}

/** How a distance in time is to be written. Source: template language §10.5. */
export interface RelativeOptions {
  readonly field?: string;
}
