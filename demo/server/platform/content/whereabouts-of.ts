import { RECORD_TYPES, type RecordTypeName } from '../../../../core/enumerations/index.ts';
import type { WrittenItem } from './page-item.ts';

/** The columns of an item's URL. */
export type Whereabouts = Pick<
  WrittenItem,
  'id' | 'recordType' | 'recordTypeLabel' | 'systemDataId' | 'urlId' | 'fullUrl'
>;

/**
 * Builds the address and record type of an item.
 * @param row its key and its slug
 * @param kind the record type
 * @param list URL of its list
 * @returns that part of the item
 * Source: docs/behaviour/template-language.md §12.4
 */
export function whereaboutsOf(
  { id, slug }: { readonly id: string; readonly slug: string },
  kind: RecordTypeName,
  list: string,
): Whereabouts {
  return {
    id,
    recordType: RECORD_TYPES[kind],
    recordTypeLabel: kind,
    systemDataId: `${id}-picture`,
    urlId: slug,
    fullUrl: `${list}/${slug}`,
  };
}
