export { autoload, type Discover } from './autoload.ts';
export { announceReady, StoreReadyEvent } from './ready.ts';
export { TAG_LOADERS } from './tag-loaders.ts';
