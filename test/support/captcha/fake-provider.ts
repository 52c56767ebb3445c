import { randomUUID } from 'node:crypto';

/** A third-party captcha provider. */
export type HostedProvider = 'recaptcha' | 'recaptcha-enterprise' | 'hcaptcha' | 'turnstile';

/** The keys of the site at each provider. */
export const KEYS = {
  siteKey: 'site-key-1',
  secret: 'secret-1',
  projectId: 'project-1',
  apiKey: 'api-key-1',
};

const CHECK_URLS: Readonly<Record<HostedProvider, string>> = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  'recaptcha-enterprise': `https://recaptchaenterprise.googleapis.com/v1/projects/${KEYS.projectId}/assessments?key=${KEYS.apiKey}`,
};

const LIFETIME_MS: Readonly<Record<HostedProvider, number>> = {
  recaptcha: 120_000,
  hcaptcha: 120_000,
  turnstile: 300_000,
  'recaptcha-enterprise': 120_000,
};

interface Minted {
  readonly hostname: string;
  readonly action: string;
  readonly mintedAtMs: number;
}

/**
 * Creates the part of a provider that verifies tokens for stores; each token is valid once, and for a limited time.
 * @param provider to imitate
 */
export function createFakeProvider(provider: HostedProvider) {
  const tokens = new Map<string, Minted>();
  const state = { score: 0.9, isDown: false, nowMs: Date.now() };
  const verdicts: unknown[] = [];

  const judge = (token: string) => {
    const minted = tokens.get(token);
    tokens.delete(token);
    const isGood = minted !== undefined && state.nowMs - minted.mintedAtMs < LIFETIME_MS[provider];
    return isGood ? minted : null;
  };

  const verify = async (request: Request): Promise<unknown> => {
    const form = new URLSearchParams(await request.text());
    if (form.get('secret') !== KEYS.secret)
      return { success: false, 'error-codes': ['invalid-input-secret'] };
    const minted = judge(form.get('response') ?? '');
    if (!minted) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
    const { hostname, action } = minted;
    return { success: true, hostname, ...(provider === 'turnstile' && { action }) };
  };

  const assess = async (request: Request): Promise<unknown> => {
    const { event } = (await request.json()) as { event: { token: string; siteKey: string } };
    const minted = event.siteKey === KEYS.siteKey ? judge(event.token) : null;
    if (!minted) return { tokenProperties: { valid: false, invalidReason: 'DUPE' } };
    const { hostname, action } = minted;
    return { tokenProperties: { valid: true, hostname, action }, riskAnalysis: { score: state.score } };
  };

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url !== CHECK_URLS[provider] || request.method !== 'POST')
      throw new Error(`Nobody is at ${request.url}`);
    if (state.isDown) return new Response('busy', { status: 502 });
    const verdict = await (provider === 'recaptcha-enterprise' ? assess(request) : verify(request));
    verdicts.push(verdict);
    return Response.json(verdict);
  };

  return {
    state,
    /** The responses to stores. */
    verdicts,
    fetch,
    mint(minted: Partial<Minted> = {}): string {
      const token = `${provider}.${randomUUID()}`;
      tokens.set(token, { hostname: 'localhost', action: 'form', mintedAtMs: state.nowMs, ...minted });
      return token;
    },
    options: optionsOf(provider, fetch),
  };
}

function optionsOf(provider: HostedProvider, fetch: typeof globalThis.fetch) {
  const { siteKey, secret, projectId, apiKey } = KEYS;
  return provider === 'recaptcha-enterprise'
    ? ({ provider, siteKey, projectId, apiKey, fetch } as const)
    : ({ provider, siteKey, secret, fetch } as const);
}
