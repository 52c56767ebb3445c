import type { TokenStore } from '../../core/gateway-kit/index.ts';

/** Remembers a token as the tabs of one browser do. */
export function memoryTokens(): TokenStore {
  let token: string | null = null;
  return {
    get: () => token,
    set(newest) {
      token = newest;
    },
  };
}
