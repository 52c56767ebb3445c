export { findLikes, type Likes } from './likes.ts';
