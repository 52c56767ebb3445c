import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { StartFailure } from '../../demo/server/index.ts';
import { readAllowedOrigins } from '../../demo/server/platform/origins/index.ts';
import { readSettings } from '../../demo/server/read-settings.ts';
import { ALLOWED, FOREIGN, RULES } from '../support/origin-cases.ts';
import { OTHER_ORIGIN } from '../support/other-page.ts';

describe('the allowed origins', () => {
  const origins = readAllowedOrigins(RULES);
  for (const origin of ALLOWED)
    it(`include ${origin}`, () => {
      assert.equal(origins.has(origin), true);
    });
  for (const origin of FOREIGN)
    it(`do not include ${origin || 'an empty one'}`, () => {
      assert.equal(origins.has(origin), false);
    });

  it('are none by default', () => {
    assert.equal(readAllowedOrigins([]).has(OTHER_ORIGIN), false);
    assert.equal('allowedOrigins' in readSettings([], { ALLOWED_ORIGINS: '' }), false);
  });

  it('are written with commas, in any case and with a last slash', () => {
    const { allowedOrigins = [] } = readSettings([], {
      ALLOWED_ORIGINS: ' https://Blog.Example/ ,, https://*.Pages.Example:443 ',
    });
    const read = readAllowedOrigins(allowedOrigins);
    assert.equal(read.has(OTHER_ORIGIN), true);
    assert.equal(read.has('https://a.pages.example'), true);
  });

  for (const text of [
    '*',
    'null',
    'https://*',
    'https://*.example',
    'https://*.',
    'https://*.*.pages.example',
    'https://a*.pages.example',
    'https://*pages.example',
    'https://a.*.example',
    'http://localhost:*',
    '*://pages.example',
    'https://*.127.0.0.1',
    'https://*.[::1]',
    'https://pages.example/shop',
    'https://*.pages.example/shop',
    'https://pages.example?',
    'https://pages.example.',
    'https://ada@pages.example',
    'pages.example',
    'ftp://pages.example',
    'file:///',
  ])
    it(`cannot be ${text}`, () => {
      assert.throws(
        () => readAllowedOrigins([text]),
        (error) => error instanceof StartFailure && error.message.includes(`"${text}"`),
      );
    });
});
