import type { CaptchaPlace, CaptchaWidget } from '../../captcha-provider/index.ts';

/** The common API of the three scripts that render a box. */
export interface BoxApi {
  render(node: HTMLElement, options: Readonly<Record<string, unknown>>): string | number;
  reset(id: string | number): void;
  remove?(id: string | number): void;
}

/**
 * Finds the global of a script, unless it is an element with that id.
 * @param name the global's name
 * @param methods the methods it must have
 */
export function findBoxApi(name: string, methods: readonly string[]): BoxApi | null {
  const found: unknown = Reflect.get(globalThis, name);
  return hasMethods(found, methods) ? (found as BoxApi) : null;
}

/**
 * Whether a value has all methods.
 * @param value anything
 * @param methods names of methods
 */
export function hasMethods(value: unknown, methods: readonly string[]): boolean {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false;
  return methods.every((method) => typeof Reflect.get(value, method) === 'function');
}

/**
 * Renders a box that is solved in the page.
 * @param api the provider's script
 * @param siteKey the provider's key of the site
 * @param place where it is rendered
 * @param options specific to the provider
 * @returns the widget
 */
export function drawBox(
  api: BoxApi,
  siteKey: string,
  { node, size, notify }: CaptchaPlace,
  options: Readonly<Record<string, unknown>> = {},
): CaptchaWidget {
  const id = api.render(node, {
    sitekey: siteKey,
    size,
    callback: (token: string) => {
      notify({ event: 'solved', token });
    },
    'expired-callback': () => {
      notify({ event: 'expired' });
    },
    'error-callback': (code: unknown) => {
      notify({ event: 'failed', cause: code });
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
