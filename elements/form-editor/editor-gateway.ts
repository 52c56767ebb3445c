import {
  assertFormEditorGateway,
  createMemoryFormEditorGateway,
  restFormEditorGateway,
  type FormEditorGateway,
} from '../../core/form-editor/index.ts';
import { storefront, type Gateways } from '../../core/storefront/index.ts';

/** A page without a store has no forms of an owner's. */
const memory = createMemoryFormEditorGateway({});

/**
 * Chooses where edited forms are kept, anew for each call: with the program's own backend of forms, nowhere, or in the store.
 * Source: docs/behaviour/form-editor.md §5.3
 */
export function editorGateway(): FormEditorGateway {
  const shop = storefront();
  const rest = restFormEditorGateway(shop.api);
  const current = async (): Promise<FormEditorGateway> => {
    const { $program, $settings } = shop.settings;
    const own = ($program.get().gateway as Gateways | null)?.forms;
    if (own !== undefined) {
      assertFormEditorGateway(own);
      return own;
    }
    await shop.prepare();
    return $settings.get().gateway === 'memory' ? memory : rest;
  };
  return {
    loadForm: async (...call) => (await current()).loadForm(...call),
    saveForm: async (...call) => (await current()).saveForm(...call),
  };
}
