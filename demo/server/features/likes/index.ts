export { findLikes, moveLikes } from './likes.ts';
