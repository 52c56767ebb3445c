import type { CaptchaPlace, CaptchaWidget } from './provider.ts';

/** What the three scripts that draw a box have in common. */
export interface BoxApi {
  render(node: HTMLElement, options: Readonly<Record<string, unknown>>): string | number;
  reset(id: string | number): void;
  remove?(id: string | number): void;
}

/**
 * Finds a script's global, if it is the script's and not an element of that name.
 * @param name the global's name
 * @param methods what it must be able to do
 */
export function findBoxApi(name: string, methods: readonly string[]): BoxApi | null {
  const found: unknown = Reflect.get(globalThis, name);
  return hasMethods(found, methods) ? (found as BoxApi) : null;
}

/**
 * Tells whether something can do what is asked of it.
 * @param value anything
 * @param methods names of methods
 */
export function hasMethods(value: unknown, methods: readonly string[]): boolean {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false;
  return methods.every((method) => typeof Reflect.get(value, method) === 'function');
}

/**
 * Draws a box that is solved in the page.
 * @param api the provider's script
 * @param siteKey the provider's key of the site
 * @param place where it is drawn
 * @param options what only this provider has
 * @returns the widget
 */
export function drawBox(
  api: BoxApi,
  siteKey: string,
  { node, size, tell }: CaptchaPlace,
  options: Readonly<Record<string, unknown>> = {},
): CaptchaWidget {
  const id = api.render(node, {
    sitekey: siteKey,
    size,
    callback: (token: string) => {
      tell({ news: 'solved', token });
    },
    'expired-callback': () => {
      tell({ news: 'expired' });
    },
    'error-callback': (code: unknown) => {
      tell({ news: 'failed', cause: code });
      return true;
    },
    ...options,
  });
  return {
    reset: () => {
      api.reset(id);
    },
    destroy: () => {
      if (api.remove) api.remove(id);
      else api.reset(id);
    },
  };
}
