import { COPY_ID } from '../../../core/shared/index.ts';

/**
 * The element that holds what a tag shows: painted by the shell at first, the same nodes under React later. One name per
 * copy of the script, because its class knows the shells of its own copy alone.
 */
export const VIEW_TAG = `store-view-${COPY_ID}`;
