export { findGroup, findGroups } from './find-groups.ts';
export { findSignups } from './find-signups.ts';
export { finishSending } from './finish-sending.ts';
export { resumeSendings } from './resume-sendings.ts';
export { findUnfinishedSendings, startSending } from './start-sending.ts';
export { SEND_REQUEST, SEND_REQUESTS, SIGNUP, type Target } from './schemas.ts';
export { signUp } from './sign-up.ts';
export { soldOutVariants, titleWithVariant, type VariantChoice } from './sold-out-variants.ts';
