import type { BrowserContext, Route } from 'playwright-core';

import { type createFakeProvider, type HostedProvider, KEYS } from './fake-provider.ts';

/** The URLs of a provider's script and frame, and the script's global. */
const PROVIDERS = {
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js',
    frame: 'https://www.google.com/recaptcha/api2/anchor',
    global: 'grecaptcha',
    options: ['theme', 'tabindex'],
  },
  'recaptcha-enterprise': {
    script: 'https://www.google.com/recaptcha/enterprise.js',
    frame: 'https://www.google.com/recaptcha/enterprise/reload',
    global: 'grecaptcha',
    options: [],
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    frame: 'https://newassets.hcaptcha.com/captcha',
    global: 'hcaptcha',
    options: ['theme', 'tabindex', 'chalexpired-callback', 'open-callback', 'close-callback'],
  },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    frame: 'https://challenges.cloudflare.com/cdn-cgi/challenge',
    global: 'turnstile',
    options: ['theme', 'action', 'language', 'response-field', 'before-interactive-callback'],
  },
} as const;

const CORS = { 'access-control-allow-origin': '*' };

/**
 * Serves the part of a provider for pages at its real URLs.
 * @param context the browser's
 * @param provider to imitate
 * @param fake the part for stores
 * @returns the URLs of requested scripts; `answer` sets the next responses
 */
export async function routeFakeProvider(
  context: BrowserContext,
  provider: HostedProvider,
  fake: ReturnType<typeof createFakeProvider>,
) {
  const urls = PROVIDERS[provider];
  const seen = { scripts: [] as string[], answers: [] as 'blocked'[] };
  await context.route(`${urls.script}*`, async (route) => {
    seen.scripts.push(route.request().url());
    if (seen.answers.shift() === 'blocked') return route.abort('blockedbyclient');
    return route.fulfill({ contentType: 'text/javascript', body: scriptOf(provider) });
  });
  await context.route(`${urls.frame}*`, (route) => route.fulfill({ contentType: 'text/html', body: FRAME }));
  const mint = (route: Route) => {
    const action = new URL(route.request().url()).searchParams.get('action') ?? 'form';
    return route.fulfill({ headers: CORS, json: fake.mint({ action }) });
  };
  await context.route(`${new URL(urls.frame).origin}/**/mint?*`, mint);
  return seen;
}

/** The provider's widget: a check box that is ticked, and notifies the page. */
const FRAME = `<!doctype html><title>captcha</title><body style="margin:0;font:14px sans-serif">
<label><input type="checkbox"> I am human</label><script>
const box = document.querySelector('input');
const { searchParams } = new URL(location.href);
const solve = async () => {
  box.checked = true;
  const token = await (await fetch('/captcha/mint?action=' + searchParams.get('action'))).json();
  parent.postMessage({ box: searchParams.get('box'), token }, '*');
};
box.addEventListener('change', () => void solve());
if (searchParams.get('alone')) void solve();
</script>`;

function scriptOf(provider: HostedProvider): string {
  const { frame, global, options } = PROVIDERS[provider];
  const known = ['sitekey', 'size', 'callback', 'expired-callback', 'error-callback', ...options];
  const onload = `const { searchParams } = new URL(document.currentScript.src); const onload = searchParams.get('onload');`;
  if (provider === 'recaptcha-enterprise')
    return `{ const key = new URL(document.currentScript.src).searchParams.get('render');
      window.grecaptcha ??= {};
      let isReady = false; const waiting = [];
      setTimeout(() => { isReady = true; for (const callback of waiting) callback(); }, 20);
      grecaptcha.enterprise = {
        ready: (callback) => { if (isReady) callback(); else waiting.push(callback); },
        execute: async (siteKey, { action }) => {
          if (!isReady) throw new Error('reCAPTCHA is not ready');
          if (siteKey !== key || key !== '${KEYS.siteKey}') throw new Error('Invalid site key');
          return (await fetch('https://www.google.com/recaptcha/mint?action=' + action)).json();
        },
      };
    }`;
  return `{ ${onload}
    const known = ${JSON.stringify(known)}; const boxes = [];
    const api = {
      render(node, options) {
        for (const name of Object.keys(options)) if (!known.includes(name)) throw new Error('Unknown option ' + name);
        if (options.sitekey !== '${KEYS.siteKey}') throw new Error('Invalid site key');
        if (node.getRootNode() !== document) throw new Error('This element is not in the document');
        if (boxes.some((box) => box?.node === node)) throw new Error('A captcha has been rendered in this element');
        const id = boxes.push({ node, options }) - 1;
        const frame = document.createElement('iframe');
        const alone = '${provider}' === 'turnstile' ? '&alone=1' : '';
        frame.title = 'captcha';
        frame.src = '${frame}?size=' + options.size + '&action=' + (options.action ?? 'form') + alone + '&box=' + id;
        [frame.width, frame.height] = options.size === 'compact' ? [150, 140] : [300, 65];
        frame.style.border = '0';
        node.append(frame);
        return id;
      },
      reset(id) {
        const frame = boxes[id].node.querySelector('iframe');
        delete frame.dataset.response;
        frame.src = String(frame.src);
      },
      ${provider === 'recaptcha' ? '' : 'remove(id) { boxes[id].node.replaceChildren(); boxes[id] = null; },'}
    };
    addEventListener('message', ({ origin, data }) => {
      const box = boxes[data.box];
      if (origin !== new URL('${frame}').origin || !box) return;
      box.options.callback(data.token);
      // hCaptcha stores the response on its frame.
      box.node.querySelector('iframe').dataset.response = data.token;
    });
    window['${global}'] = api;
    setTimeout(() => window[onload](), 20);
  }`;
}
