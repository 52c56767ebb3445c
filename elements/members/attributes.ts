import { urlAttribute } from '../host/index.ts';

/** The attributes of a tag for members. Source: docs/behaviour/account.md §8 */
export const memberAttributes = { successUrl: urlAttribute('success-url') } as const;
