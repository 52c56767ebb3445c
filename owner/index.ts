// The owner's tags: importing this file defines them, and gives their classes.
// tags that the owner uses, by `npm run generate`
export { RestockManagerElement } from './restock-manager/define.ts';
export { NavigationEditorElement } from './navigation-editor/define.ts';
export { FormEditorElement } from './form-editor/define.ts';
export { StoreSetupElement } from './store-setup/define.ts';
// end of tags
