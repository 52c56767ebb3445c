export { confirmationOf, type ConfirmationText, type ConfirmedAction } from './confirmation.ts';
export { connectedAccountLink, type ConnectedAccountLink } from './connected-account-link.ts';
export { BYTES_PER_MB, CONTENT_LIMITS } from './limits.ts';
export { changedPassword, MASKED_PASSWORD } from './masked-password.ts';
export { truncateDataset, type DatasetLimits } from './truncate-dataset.ts';
export { upgradeUrl, type UpgradedPlan } from './upgrade-url.ts';
