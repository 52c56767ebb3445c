import {
  assertFormEditorGateway,
  restFormEditorGateway,
  type FormEditorGateway,
} from '../../core/form-editor/index.ts';
import { storefront, type Gateways } from '../../core/storefront/index.ts';

/**
 * Chooses where edited forms are kept, anew for each call: with the program's own backend of forms, or in the store.
 * Source: docs/behaviour/form-editor.md §5.3
 */
export function editorGateway(): FormEditorGateway {
  const shop = storefront();
  const rest = restFormEditorGateway(shop.api);
  const current = (): FormEditorGateway => {
    const own = (shop.settings.$program.get().gateway as Gateways | null)?.forms;
    if (own === undefined) return rest;
    assertFormEditorGateway(own);
    return own;
  };
  return {
    loadForm: async (...call) => current().loadForm(...call),
    saveForm: async (...call) => current().saveForm(...call),
  };
}
