import { assertMethods } from '../errors/index.ts';
import type { FormsGateway } from './gateway.ts';

const METHODS: readonly (keyof FormsGateway)[] = ['loadSchema', 'validate', 'createKey', 'save'];

/**
 * Asserts that a custom backend has all methods.
 * @param gateway anything
 * @throws AssertionError if it is not an object or a method is missing
 * Source: docs/behaviour/forms.md §6.5
 */
export function assertFormsGateway(gateway: unknown): asserts gateway is FormsGateway {
  assertMethods(gateway, 'gateway.forms', METHODS);
}
