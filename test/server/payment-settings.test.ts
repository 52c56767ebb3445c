import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readPaymentSettings } from '../../demo/server/features/payments/feature.ts';

const SECRET = 'a secret of at least 32 characters';
const FULL = {
  PAYMENT_PROVIDER_URL: 'https://api.pay.example/v1',
  PAYMENT_PROVIDER_SECRET: SECRET,
  PUBLIC_URL: 'https://shop.example',
};

const refusalOf = (setting: Readonly<Record<string, string | undefined>>): string => {
  try {
    readPaymentSettings({ ...FULL, ...setting });
  } catch (error) {
    assert.ok(error instanceof Error);
    assert.equal(error.name, 'StartFailure');
    return error.message;
  }
  return '';
};

test('a store without the address of a provider takes no payments, whatever else is set', () => {
  assert.equal(readPaymentSettings({}), undefined);
  assert.equal(readPaymentSettings({ ...FULL, PAYMENT_PROVIDER_URL: '' }), undefined);
});

test('an address, a secret and the URL of the store are enough', () => {
  assert.deepEqual(readPaymentSettings(FULL), {
    url: new URL('https://api.pay.example/v1'),
    secret: SECRET,
    pageOrigin: 'https://api.pay.example',
    label: 'card or wallet',
    hasRefunds: true,
  });
});

test('origin of the page, label and refunds can be set', () => {
  const settings = readPaymentSettings({
    ...FULL,
    PAYMENT_PAGE_ORIGIN: 'https://pay.example/',
    PAYMENT_LABEL: '  Karte ',
    PAYMENT_REFUNDS: 'off',
  });
  assert.deepEqual(
    [settings?.pageOrigin, settings?.label, settings?.hasRefunds],
    ['https://pay.example', 'Karte', false],
  );
  assert.equal(
    readPaymentSettings({ ...FULL, PAYMENT_PAGE_ORIGIN: '' })?.pageOrigin,
    'https://api.pay.example',
  );
});

test('only this machine is called without encryption', () => {
  for (const url of ['http://localhost:8080', 'http://127.0.0.1/v1', 'http://127.8.9.1', 'http://[::1]:1'])
    assert.equal(readPaymentSettings({ ...FULL, PAYMENT_PROVIDER_URL: url })?.url.href, new URL(url).href);
  for (const url of [
    'pay.example',
    'http://pay.example',
    'http://127.0.0.1.pay.example',
    'http://localhost.pay.example',
    'ftp://localhost',
    'https://ann@pay.example',
    'https://:hidden@pay.example',
    'https://pay.example/?key=hidden',
    'https://pay.example/#hidden',
  ]) {
    const message = refusalOf({ PAYMENT_PROVIDER_URL: url });
    assert.match(message, /^PAYMENT_PROVIDER_URL must be an address that starts with https/, url);
    assert.doesNotMatch(message, /hidden/);
  }
});

test('a short secret is refused without being printed', () => {
  for (const secret of [undefined, '', 'x'.repeat(31)])
    assert.equal(
      refusalOf({ PAYMENT_PROVIDER_SECRET: secret }),
      'PAYMENT_PROVIDER_SECRET must have at least 32 characters.',
    );
  assert.equal(refusalOf({ PAYMENT_PROVIDER_SECRET: 'x'.repeat(32) }), '');
});

test('a provider needs the URL of the store', () => {
  for (const url of [undefined, '']) assert.match(refusalOf({ PUBLIC_URL: url }), /needs PUBLIC_URL/);
});

test('an origin has no path, no query and no password', () => {
  for (const origin of ['https://pay.example/pay', 'https://pay.example?a', 'https://a@pay.example', 'pay'])
    assert.match(
      refusalOf({ PAYMENT_PAGE_ORIGIN: origin }),
      /^PAYMENT_PAGE_ORIGIN must be an origin/,
      origin,
    );
});

test('a label has 1 to 40 characters in one line, and refunds are on or off', () => {
  for (const label of ['', '  ', 'x'.repeat(41), 'a\nb'])
    assert.equal(refusalOf({ PAYMENT_LABEL: label }), 'PAYMENT_LABEL must have 1 to 40 characters.', label);
  assert.equal(refusalOf({ PAYMENT_LABEL: 'x'.repeat(40) }), '');
  for (const refunds of ['', 'yes', 'ON'])
    assert.equal(
      refusalOf({ PAYMENT_REFUNDS: refunds }),
      `PAYMENT_REFUNDS must be on or off, not "${refunds}".`,
    );
});
