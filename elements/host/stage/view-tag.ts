import { COPY_ID } from '../../../core/shared/index.ts';

/**
 * The element that contains a tag's rendered nodes: first painted by the shell, later hydrated by React. Each copy of
 * the script has a name of its own, because the class knows only the shells of its copy.
 */
export const VIEW_TAG = `store-view-${COPY_ID}`;
