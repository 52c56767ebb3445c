import type { Report } from '../core/shared/index.ts';
import { loadAnalytics } from './analytics/load-analytics.ts';
import { autoload } from './autoload.ts';
import { announceReady } from './ready.ts';
import { LATER_TAG_LOADERS } from './tag-loaders.ts';
import { SELLING_TAGS } from './tag-names.ts';
import { createLoadFilter } from './load-filter.ts';

/**
 * Defines the tags that do not stand in the first file, when the page shows one that is near, or has a visitor.
 * @param report takes what could not be loaded
 * Source: docs/behaviour/elements.md §1.4, §1.5
 */
export function watchForLaterTags(report: Report): void {
  autoload(LATER_TAG_LOADERS, report, createLoadFilter);
  loadAnalytics();
  // Some came in the same file, and are defined already, as are those of the first file.
  void announceReady([...SELLING_TAGS, ...Object.keys(LATER_TAG_LOADERS)]);
}
