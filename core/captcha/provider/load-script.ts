import { COPY_ID, retryable, shelf, type Retryable } from '../../shared/index.ts';
import { scriptAddress } from './script-address.ts';

/** A provider's script. */
export interface ProviderScript<Api> {
  /** Its URL, without `onload`. */
  readonly address: string;
  /** Finds the script's global by its methods, because an element may have the same id. */
  readonly find: () => Api | null;
  /** Calls back when the global is ready, for scripts without `onload`. */
  readonly whenReady?: (callback: () => void) => void;
}

let callbackCount = 0;

/**
 * Loads a provider's script once per page, and again after a failure.
 * @param script the script
 * @param nonce of scripts under a strict policy
 * @returns the script's global
 * @throws Error if it does not load within 10 s, or does not define its global
 * Source: docs/behaviour/captcha.md §1.4
 */
export async function loadScript<Api>(script: ProviderScript<Api>, nonce: string | null): Promise<Api> {
  const { address, find } = script;
  const found = find();
  if (found) return found;
  const loaders = shelf('captcha-scripts', () => new Map<string, Retryable<true>>());
  const loader = loaders.get(address) ?? retryable(() => insert(script, nonce));
  loaders.set(address, loader);
  await loader.load();
  const api = find();
  if (!api) throw new Error(`${address} did not bring what it promised.`);
  return api;
}

function insert<Api>({ address, whenReady }: ProviderScript<Api>, nonce: string | null): Promise<true> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const done = () => {
      resolve(true);
    };
    let url = address;
    if (!whenReady) {
      // Never removed: a script that loads late still calls it.
      const callback = `storefrontCaptcha${COPY_ID}${++callbackCount}`;
      Reflect.set(globalThis, callback, done);
      url += `&onload=${callback}`;
    }
    script.async = true;
    if (nonce !== null) script.nonce = nonce;
    script.addEventListener('load', () => whenReady?.(done));
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} did not load.`));
    });
    script.src = scriptAddress(url);
    document.head.append(script);
  });
}
