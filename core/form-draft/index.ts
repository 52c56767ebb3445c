export { canBeDrafted, type DraftedControl } from './drafted-control.ts';
export { type FormDraft, createFormDraft } from './form-draft.ts';
