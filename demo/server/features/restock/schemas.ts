import * as v from 'valibot';

import { isEmailAddress, tidyAddress } from '../../../../core/text/index.ts';
import { FORM_WORDS } from '../../../../core/words/index.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';

const MAX_LANGUAGE_LENGTH = 35;
/** Maximum number of groups of one request. */
const MAX_SEND_REQUESTS = 100;

// PostgreSQL's text cannot hold the character NUL.
const text = v.pipe(v.string(MESSAGES.required), v.excludes('\0', MESSAGES.badText));

/** The target of a restock sign-up. */
export const SEND_REQUEST = v.object({ productId: text, variantId: text });

/** A product and one of its variants. */
export type Target = v.InferOutput<typeof SEND_REQUEST>;

/** Body of a call that sends to several groups. Source: docs/behaviour/restock.md §5.2 */
export const SEND_REQUESTS = v.object({
  sendRequests: v.pipe(
    v.array(SEND_REQUEST, MESSAGES.required),
    v.maxLength(MAX_SEND_REQUESTS, MESSAGES.tooLong),
  ),
});

/** Body of a restock sign-up. Source: docs/behaviour/restock.md §4.1 */
export const SIGNUP = v.object({
  ...SEND_REQUEST.entries,
  isJoinMailingList: v.optional(v.boolean(MESSAGES.required), false),
  siteVisitorEmail: v.pipe(
    v.string(FORM_WORDS.emailBlank),
    v.transform(tidyAddress),
    v.nonEmpty(FORM_WORDS.emailBlank),
    v.check(isEmailAddress, FORM_WORDS.emailWrong),
  ),
  captchaToken: v.optional(v.string(MESSAGES.required), ''),
  recaptchaEnterpriseV3Token: v.optional(v.string(MESSAGES.required), ''),
  language: v.optional(v.pipe(text, v.maxLength(MAX_LANGUAGE_LENGTH, MESSAGES.tooLong)), ''),
});

/** A checked sign-up. */
export type Signup = v.InferOutput<typeof SIGNUP>;
