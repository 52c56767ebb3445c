import type { Report } from '../../core/shared/index.ts';
import { loadAnalytics } from '../actions/index.ts';
import { autoload } from './autoload.ts';
import { announceReady } from './ready.ts';
import { LATER_TAG_LOADERS } from './tag-loaders.ts';
import { SELLING_TAGS } from '../tag-names.ts';
import { createLoadFilter } from './load-filter.ts';

/**
 * Defines the tags outside the entry bundle: when one is near the viewport, or after the first interaction.
 * @param report receives load failures
 * Source: docs/behaviour/elements.md §1.4, §1.5
 */
export function watchForLaterTags(report: Report): void {
  autoload(LATER_TAG_LOADERS, report, createLoadFilter);
  loadAnalytics();
  // Some are in the same bundle, and are defined already, as are those of the entry bundle.
  void announceReady([...SELLING_TAGS, ...Object.keys(LATER_TAG_LOADERS)]);
}
