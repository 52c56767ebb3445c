export {
  createApi,
  type Api,
  type ApiOptions,
  type Query,
  type ReadOptions,
  type WriteOptions,
} from './api.ts';
export { API_LIMITS, type ApiLimits } from './limits.ts';
