import { assert } from '../errors/index.ts';
import type { BackendOptions } from './backend-options.ts';

/**
 * Checks the options of a gateway.
 * @param name of the function that takes them, for the message
 * @param options of the program
 * @returns the options, with an address that has no slash at its end
 * @throws AssertionError without an address
 */
export function checkOptions<Options extends BackendOptions>(name: string, options: Options): Options {
  const { apiRoot } = options as Partial<BackendOptions>;
  assert(typeof apiRoot === 'string', name, 'the address of the backend as apiRoot', apiRoot);
  return { ...options, apiRoot: apiRoot.replace(/\/+$/, '') };
}
