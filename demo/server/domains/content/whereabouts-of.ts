import { RECORD_TYPES, type RecordTypeName } from '../../../../core/enumerations/index.ts';
import type { WrittenItem } from './page-item.ts';

/** What an item's row says of where it stands. */
export type Whereabouts = Pick<
  WrittenItem,
  'id' | 'recordType' | 'recordTypeLabel' | 'systemDataId' | 'urlId' | 'fullUrl'
>;

/**
 * Says where an item stands, and of what kind it is.
 * @param row its key and its slug
 * @param kind of record
 * @param list address of the list that it stands below
 * @returns the part of the item that follows from them
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
