export { findPost, findPosts } from './find-posts.ts';
export type { PostDetails } from './post-item.ts';
