import * as v from 'valibot';

import { MESSAGES } from '../../platform/shared/strings.ts';
import type { PerformanceRecordsTable } from './tables.ts';

/** The ratings of a metric, the best first. Source: docs/behaviour/analytics.md §6.3 */
export const RATINGS = ['good', 'needs-improvement', 'poor'] as const;

const MAX_ID_LENGTH = 100;
const MAX_PATH_LENGTH = 2_048;
const MAX_RECORDS = 100;
const NAMES = ['FCP', 'LCP', 'CLS', 'FID', 'INP', 'TTFB'] as const;

// PostgreSQL's text cannot hold the character NUL.
const text = v.pipe(v.string(MESSAGES.required), v.excludes('\0', MESSAGES.badText));
const short = v.pipe(text, v.maxLength(MAX_ID_LENGTH, MESSAGES.tooLong));
const id = v.pipe(short, v.nonEmpty(MESSAGES.required));

const RECORD = v.object({
  id,
  pageLoadId: id,
  name: v.picklist(NAMES, MESSAGES.unknownChoice),
  value: v.pipe(v.number(MESSAGES.notNumber), v.finite(MESSAGES.notNumber), v.minValue(0, MESSAGES.invalid)),
  rating: v.picklist(RATINGS, MESSAGES.unknownChoice),
  pagePath: v.pipe(text, v.maxLength(MAX_PATH_LENGTH, MESSAGES.tooLong)),
  navigationType: short,
  element: v.nullable(short),
  occurredAt: v.pipe(
    v.number(MESSAGES.notNumber),
    v.safeInteger(MESSAGES.notWhole),
    v.minValue(0, MESSAGES.invalid),
  ),
});

/** Body of a performance report: a list of metrics. Source: docs/behaviour/analytics.md §6.5 */
export const PERFORMANCE_BATCH = v.object({
  records: v.pipe(v.array(RECORD), v.maxLength(MAX_RECORDS, MESSAGES.tooLong)),
});

/** A stored metric. */
export type PerformanceRecord = Omit<PerformanceRecordsTable, 'received_at'>;

/**
 * Reads the metrics of a report.
 * @param batch the checked body
 * Source: docs/behaviour/analytics.md §6.5
 */
export function readRecords({
  records,
}: v.InferOutput<typeof PERFORMANCE_BATCH>): readonly PerformanceRecord[] {
  return records.map(({ name, value, rating, ...record }) => ({
    metric_id: record.id,
    page_load_id: record.pageLoadId,
    name,
    value,
    rating,
    page_path: record.pagePath,
    navigation_type: record.navigationType,
    element: record.element ?? '',
    occurred_at: record.occurredAt,
  }));
}
