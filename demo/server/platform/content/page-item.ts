import type { ContentData, ImageItemData } from '../../../../engine/template/index.ts';

/** Makes some optional fields required. */
export type With<Data, Field extends keyof Data> = Data & Required<Pick<Data, Field>>;

/** The fields of every item with a page of its own. Source: docs/behaviour/template-language.md §12.4 */
export interface PageItem extends With<ContentData, 'recordType' | 'title' | 'fullUrl'> {
  readonly urlId: string;
  readonly excerpt: string;
}

/** The fields of an item whose page the site's author wrote. Source: docs/behaviour/template-language.md §12.4 */
export interface WrittenItem extends PageItem {
  readonly recordTypeLabel: string;
  readonly systemDataId: string;
  /** Markup. */
  readonly body: string;
}

/** A picture with everything that templates read. Source: docs/behaviour/galleries.md §3.1 */
export type Picture = Required<
  Pick<ImageItemData, 'assetUrl' | 'altText' | 'originalSize' | 'mediaFocalPoint' | 'colorData'>
> &
  // Pictures of an older store have one width.
  Pick<ImageItemData, 'systemDataVariants'>;
