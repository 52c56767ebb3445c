export { findLikes } from './likes.ts';
