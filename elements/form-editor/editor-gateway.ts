import {
  assertFormEditorGateway,
  createMemoryFormEditorGateway,
  restFormEditorGateway,
  type FormEditorGateway,
} from '../../core/form-editor/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { chooseBackend } from '../parts/choose-backend.ts';

/** A page without a store has no owner's forms. */
const memory = createMemoryFormEditorGateway({});

/**
 * Opens the gateway for edited forms, chosen again for each call.
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
