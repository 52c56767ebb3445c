export { createCollection, createRootCategory, takenUrlId } from './create-collection.ts';
export { type Collection, findCollection, findCollections } from './find-collections.ts';
export { NEW_COLLECTION, ROOT_CATEGORY } from './schemas.ts';
