export { confirmationOf, type ConfirmationText, type ConfirmedAction } from './confirmation.ts';
export { connectedAccountLink, type ConnectedAccountLink } from './connected-account-link.ts';
export {
  Editing,
  type EditingAnswer,
  type EditingState,
  type SavingState,
  type Work,
} from './editing/editing.ts';
export { editorMessage, type EditorMessage, type EditorMessageValues } from './editor-messages.ts';
export { failureForOwner } from './failure-for-owner.ts';
export { BYTES_PER_MB, CONTENT_LIMITS } from './limits.ts';
export { loadOwnerWords } from './load-owner-words.ts';
export { changedPassword, MASKED_PASSWORD } from './masked-password.ts';
export { truncateDataset, type DatasetLimits } from './truncate-dataset.ts';
export { upgradeUrl, type UpgradedPlan } from './upgrade-url.ts';
export { type CollectionAnswer, type NewCollection, type StoreSetupGateway } from './store-setup/gateway.ts';
export type { StoreWish } from './store-setup/kept-creation.ts';
export {
  createMemoryStoreSetupGateway,
  type MemoryCollection,
  type MemoryStoreSetupGateway,
} from './store-setup/memory-gateway.ts';
export { restStoreSetupGateway } from './store-setup/rest-gateway.ts';
export {
  SETUP_STEPS,
  StoreCreation,
  type CreatedStore,
  type CreationState,
  type SetupStep,
  type StoreCreationParts,
} from './store-setup/store-creation.ts';
export { FALLBACK_STORE_TITLE, toUrlId, type UrlIdParts } from './store-setup/url-id.ts';
export { addToMainNavigation } from './navigation/add-to-main-navigation.ts';
export { type NavigationAnswer, type NavigationGateway } from './navigation/gateway.ts';
export { createMemoryNavigationGateway, type MemoryNavigationGateway } from './navigation/memory-gateway.ts';
export { targetOf, type NavigationItem, type NavigationTarget } from './navigation/navigation-item.ts';
export { LINK_EXAMPLES, problemOfLink } from './navigation/link-problem.ts';
export type { NavigationProblem } from './navigation/check-navigation.ts';
export {
  NavigationEditing,
  type NavigationEditingParts,
  type OpenNavigation,
} from './navigation/navigation-editing.ts';
export {
  editNode,
  insertNode,
  placeOfDrag,
  placeOfStep,
  removeNode,
  rowsOf,
  type NavigationNode,
  type NavigationPlace,
  type NavigationRow,
  type NavigationStep,
} from './navigation/navigation-tree.ts';
export { restNavigationGateway } from './navigation/rest-gateway.ts';
export type { NavigationChoice, SiteLayout } from './navigation/site-layout.ts';
export type { PreferencesGateway } from './preferences/gateway.ts';
export { createMemoryPreferencesGateway } from './preferences/memory-gateway.ts';
export { createPreferences, type Preferences, type PreferencesParts } from './preferences/preferences.ts';
export { StorePreferencesChangeEvent, type PreferencesDetail } from './preferences/preferences-event.ts';
export { restPreferencesGateway } from './preferences/rest-gateway.ts';
export {
  restSiteFrameGateway,
  type SavedSiteFrame,
  type SiteFrame,
  type SiteFrameGateway,
} from './site-frame/site-frame.ts';
