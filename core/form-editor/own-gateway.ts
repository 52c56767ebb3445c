import { assertMethods } from '../errors/index.ts';
import type { FormEditorGateway } from './gateway.ts';

const METHODS: readonly (keyof FormEditorGateway)[] = ['loadForm', 'saveForm'];

/**
 * Checks that a program's own backend has all methods.
 * @param gateway anything
 * @throws AssertionError when it is not an object or a method is missing
 * Source: docs/behaviour/form-editor.md §5.3
 */
export function assertFormEditorGateway(gateway: unknown): asserts gateway is FormEditorGateway {
  assertMethods(gateway, 'gateway.forms', METHODS);
}
