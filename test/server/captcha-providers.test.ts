import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { createHostedCaptcha } from '../../demo/server/features/captcha/hosted-captcha.ts';
import type { StoreTransaction } from '../../demo/server/platform/database/tables.ts';
import { readSettings } from '../../demo/server/read-settings.ts';
import { Refusal } from '../../demo/server/platform/shared/refusal.ts';
import { StartFailure } from '../../demo/server/platform/shared/start-failure.ts';
import { createFakeProvider, type HostedProvider } from '../support/captcha/fake-provider.ts';

const MISSING = 'Complete CAPTCHA before submitting.';
const FAILED = 'reCAPTCHA failed. Refresh this page and try again.';

function open(provider: HostedProvider) {
  const fake = createFakeProvider(provider);
  const log: string[] = [];
  const captcha = createHostedCaptcha(fake.options, (line) => log.push(line));
  const send = async (token: string) => {
    const actions = ['form', 'promo_popup'];
    const redeem = await captcha.check({ token, actions, hostname: 'localhost' });
    try {
      await redeem(null as unknown as StoreTransaction);
      return 'taken';
    } catch (error) {
      assert.ok(error instanceof Refusal);
      return error.message;
    }
  };
  return { fake, send, log };
}

for (const provider of ['recaptcha', 'recaptcha-enterprise', 'hcaptcha', 'turnstile'] as const) {
  describe(`a token of ${provider}`, () => {
    test('is accepted once', async () => {
      const { fake, send } = open(provider);
      const token = fake.mint();
      assert.deepEqual([await send(token), await send(token)], ['taken', FAILED]);
    });

    test('is refused when it is forged, expired or from another site', async () => {
      const { fake, send } = open(provider);
      assert.equal(await send('made up'), FAILED);
      assert.equal(await send(fake.mint({ hostname: 'elsewhere.example' })), FAILED);
      const old = fake.mint();
      fake.state.nowMs += 300_000;
      assert.equal(await send(old), FAILED);
    });

    test('is required; a missing one is refused without asking the provider', async () => {
      const { fake, send } = open(provider);
      assert.equal(await send(''), MISSING);
      assert.deepEqual(fake.verdicts, []);
    });

    test('can be sent again when the provider does not answer, and is not logged', async () => {
      const { fake, send, log } = open(provider);
      fake.state.isDown = true;
      assert.equal(await send(fake.mint()), 'Unable to send form. Please try again later.');
      assert.deepEqual(log, [`captcha: ${provider} did not answer: status 502`]);
    });
  });
}

for (const provider of ['recaptcha-enterprise', 'turnstile'] as const) {
  test(`a token of ${provider} for another action is refused`, async () => {
    const { fake, send } = open(provider);
    assert.equal(await send(fake.mint({ action: 'newsletter' })), FAILED);
  });

  test(`a token of ${provider} for the same form in a popup is accepted`, async () => {
    const { fake, send } = open(provider);
    assert.equal(await send(fake.mint({ action: 'promo_popup' })), 'taken');
  });
}

test('a low score of reCAPTCHA Enterprise is refused', async () => {
  const { fake, send } = open('recaptcha-enterprise');
  fake.state.score = 0.4;
  assert.equal(await send(fake.mint()), FAILED);
});

describe('the captcha settings of the environment', () => {
  const read = (env: Record<string, string>) => readSettings([], env).captcha;
  const complaintOf = (env: Record<string, string>) => {
    try {
      read(env);
      return null;
    } catch (error) {
      assert.ok(error instanceof StartFailure);
      return error.message;
    }
  };

  test('select a provider with its keys', () => {
    assert.equal(read({}), undefined);
    assert.equal(read({ CAPTCHA_PROVIDER: 'none' }), null);
    assert.deepEqual(read({ CAPTCHA_PROVIDER: 'altcha' }), { provider: 'altcha' });
    const keys = { CAPTCHA_SITE_KEY: 'k', CAPTCHA_SECRET: 's', CAPTCHA_PROJECT: 'p' };
    for (const provider of ['recaptcha', 'hcaptcha', 'turnstile'])
      assert.deepEqual(read({ CAPTCHA_PROVIDER: provider, ...keys }), {
        provider,
        siteKey: 'k',
        secret: 's',
      });
    const enterprise = { provider: 'recaptcha-enterprise', siteKey: 'k', projectId: 'p', apiKey: 's' };
    assert.deepEqual(read({ CAPTCHA_PROVIDER: 'recaptcha-enterprise', ...keys }), enterprise);
  });

  test('report missing settings', () => {
    assert.match(
      complaintOf({ CAPTCHA_PROVIDER: 'captcha' }) ?? '',
      /^CAPTCHA_PROVIDER must be .*not "captcha"\.$/,
    );
    const sentence = 'The captcha turnstile needs CAPTCHA_SITE_KEY.';
    assert.equal(complaintOf({ CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SECRET: 's' }), sentence);
  });
});
