import { assertMethods } from '../errors/index.ts';
import type { FormEditorGateway } from './gateway.ts';

const METHODS: readonly (keyof FormEditorGateway)[] = ['loadForm', 'saveForm'];

/**
 * Asserts that a custom backend has all methods.
 * @param gateway anything
 * @throws AssertionError if it is not an object or a method is missing
 * Source: docs/behaviour/form-editor.md §5.3
 */
export function assertFormEditorGateway(gateway: unknown): asserts gateway is FormEditorGateway {
  assertMethods(gateway, 'gateway.forms', METHODS);
}
