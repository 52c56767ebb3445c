import { addIndexes, GROWTH } from '../../platform/database/indexes.ts';
import type { Feature } from '../../platform/feature.ts';
import { likeRoutes } from './like-routes.ts';
import { createLikes } from './tables.ts';

/** Likes of posts. */
export const LIKES: Feature = {
  tables: ['likes'],
  migrations: {
    '030-likes': createLikes,
    [GROWTH]: addIndexes({ likes_session: 'likes (session_id, liked_at)' }),
  },
  routes: [likeRoutes],
};
