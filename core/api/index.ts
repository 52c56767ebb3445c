export { askBackend, type BackendAnswer, type BackendRequest } from './ask-backend.ts';
export { createApi, type Api, type ApiClient, type ApiOptions, type WriteOptions } from './api.ts';
export { createCooldown, type Cooldown } from './cooldown.ts';
export { diagnosisOfFile, diagnosisOfMixedContent } from './diagnosis.ts';
export { failureOfAnswer } from './failure.ts';
export { type ApiLimits } from './limits.ts';
export { readPage } from './read-page.ts';
