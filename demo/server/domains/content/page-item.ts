import type { ContentData } from '../../../../core/template/index.ts';

/** Data that surely has some of the fields that it may have. */
export type With<Data, Field extends keyof Data> = Data & Required<Pick<Data, Field>>;

/** What every item says that has a page of its own. Source: docs/behaviour/template-language.md §12.4 */
export interface PageItem extends With<ContentData, 'recordType' | 'title' | 'fullUrl'> {
  readonly urlId: string;
  readonly excerpt: string;
}

/** What an item says whose page is written by the site's author. Source: docs/behaviour/template-language.md §12.4 */
export interface WrittenItem extends PageItem {
  readonly recordTypeLabel: string;
  readonly systemDataId: string;
  /** Markup. */
  readonly body: string;
}
