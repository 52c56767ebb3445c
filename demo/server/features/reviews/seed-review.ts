/** A review as the seed writes it; one with a source is imported. */
export interface SeedReview {
  readonly rating: number;
  readonly daysAgo: number;
  readonly author: string;
  readonly title?: string;
  readonly body?: string;
  /** English by default. */
  readonly language?: string;
  readonly source?: string;
}
