import { assertMethods } from '../errors/index.ts';
import type { PlacesGateway } from './gateway.ts';

const METHODS: readonly (keyof PlacesGateway)[] = ['complete', 'details'];

/**
 * Checks that a program's own directory of places has all methods.
 * @param gateway anything
 * @throws AssertionError when it is not an object or a method is missing
 * Source: docs/behaviour/forms.md §13.9
 */
export function assertPlacesGateway(gateway: unknown): asserts gateway is PlacesGateway {
  assertMethods(gateway, 'gateway.places', METHODS);
}
