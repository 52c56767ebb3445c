import {
  assertFormEditorGateway,
  createMemoryFormEditorGateway,
  restFormEditorGateway,
  type FormEditorGateway,
} from '../../core/form-editor/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { chooseBackend } from '../parts/choose-backend.ts';

/** A page without a store has no forms of an owner's. */
const memory = createMemoryFormEditorGateway({});

/**
 * Opens what keeps edited forms, chosen anew for each call.
 * Source: docs/behaviour/form-editor.md §5.3
 */
export function editorGateway(): FormEditorGateway {
  const shop = storefront();
  const backends = { check: assertFormEditorGateway, memory, rest: restFormEditorGateway(shop.api) };
  const current = () => chooseBackend<FormEditorGateway>(shop, 'forms', backends);
  return {
    loadForm: async (...call) => (await current()).loadForm(...call),
    saveForm: async (...call) => (await current()).saveForm(...call),
  };
}
