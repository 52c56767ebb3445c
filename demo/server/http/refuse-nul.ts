import { refusal } from '../shared/refusal.ts';
import type { StoreMiddleware } from './store-env.ts';

/** An address with the one character that PostgreSQL's text cannot hold names nothing in this store. */
export const refuseNul: StoreMiddleware = (context, next) => {
  if (/%00/.test(context.req.url)) throw refusal(400, 'invalid');
  return next();
};
