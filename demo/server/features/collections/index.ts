export { addCategory, changeCategory, deleteCategory, isSameName, moveCategory } from './categories.ts';
export { COLLECTION_LIMITS, FIRST_STORE_ID } from './collection-limits.ts';
export { ALL_PRODUCTS, createCollection, createRootCategory, takenUrlId } from './create-collection.ts';
export {
  type Category,
  type Collection,
  type EditedCollection,
  findCollections,
  findEditedCollection,
  findOpenCollection,
} from './find-collections.ts';
export { type CategoryLevel, findCategory, findLevel } from './find-level.ts';
export { findStoreLink, type StoreLink } from './find-store-link.ts';
export { findListedCollections } from './find-listed-collections.ts';
export { findOrderedProducts, orderProducts } from './order-products.ts';
export { findCategoryIds, findCategoryNames, setProductCategories } from './product-categories.ts';
export { changeCollection, deleteCollection } from './save-collection.ts';
export {
  type CategoryValues,
  type CollectionValues,
  NEW_COLLECTION,
  POSTED_CATEGORY,
  POSTED_COLLECTION,
  ROOT_CATEGORY,
  NEW_STORE,
} from './schemas.ts';
export { STORE_TEXTS } from './texts.ts';
export { findTakenUrlIds } from './url-ids.ts';
