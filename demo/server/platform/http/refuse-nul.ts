import { refusal } from '../shared/refusal.ts';
import type { StoreMiddleware } from './store-env.ts';

/** Refuses addresses with NUL, which PostgreSQL's text type cannot represent. */
export const refuseNul: StoreMiddleware = (context, next) => {
  if (/%00/.test(context.req.url)) throw refusal(400, 'invalid');
  return next();
};
