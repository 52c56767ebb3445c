export {
  ANALYTICS_EVENT_SOURCES,
  SOURCE_ENVIRONMENTS,
  type AnalyticsEventSource,
  type SourceEnvironment,
} from './analytics-names.ts';
export { ANSWER_PARTS, DAY_HALVES, type AddressPart } from './answer-parts.ts';
export {
  BACKGROUND_SOURCES,
  type BackgroundSourceName,
  type BackgroundSourceCode,
} from './background-sources.ts';
export { BILLING_UNITS, type BillingUnit } from './billing-units.ts';
export { BLOCK_POSITIONS, type BlockPosition } from './block-positions.ts';
export { BLOCK_TYPES, type BlockTypeName, type BlockTypeCode } from './block-types.ts';
export { nameOfCode, codeOfName, type CodeTable, type NameIn, type CodeIn } from './code-table.ts';
export { COLLECTION_TYPES, type CollectionTypeName, type CollectionTypeCode } from './collection-types.ts';
export {
  CONTRIBUTOR_ROLES,
  type ContributorRoleName,
  type ContributorRoleCode,
} from './contributor-roles.ts';
export {
  FOLDER_BEHAVIORS,
  isClickableFolder,
  type FolderBehaviorName,
  type FolderBehaviorCode,
} from './folder-behaviors.ts';
export {
  FORM_FIELD_TYPES,
  FORM_ANSWER_TYPES,
  type FormFieldType,
  type FormAnswerType,
} from './form-names.ts';
export {
  GALLERY_DESIGNS,
  GALLERY_META_POSITIONS,
  GALLERY_ALIGNMENTS,
  GALLERY_ITEM_MEDIA_TYPES,
  type GalleryDesign,
  type GalleryMetaPosition,
  type GalleryAlignment,
  type GalleryItemMediaType,
} from './gallery-names.ts';
export { LIKERT_LABELS, LIKERT_SCALE, type LikertName, type LikertCode } from './likert-scale.ts';
export { isNameIn } from './name-list.ts';
export {
  PAGE_TYPES,
  TWEAK_PAGE_TYPES,
  type PageTypeName,
  type PageTypeCode,
  type TweakPageType,
} from './page-types.ts';
export { PRODUCT_TYPES, type ProductTypeName, type ProductTypeCode } from './product-types.ts';
export { RECORD_TYPES, type RecordTypeName, type RecordTypeCode } from './record-types.ts';
export {
  SLICE_TYPES,
  PAGE_LEVEL_SLICE_TYPES,
  type SliceTypeName,
  type SliceTypeCode,
  type PageLevelSliceType,
} from './slice-types.ts';
export { TWEAK_EVENTS, type TweakEvent } from './tweak-events.ts';
export {
  COLLECTION_VIEW_TYPES,
  DEVICE_VIEW_TYPES,
  type CollectionViewType,
  type DeviceViewType,
} from './view-types.ts';
