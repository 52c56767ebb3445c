import { expect } from '@open-wc/testing';
import { createPageSettings, type Settings } from '../../../core/page/index.ts';
import { parseSettings } from '../../../core/settings-check/index.ts';
import { addToHead } from './config-script.ts';

function settingsWith(partial: unknown): Settings {
  const page = createPageSettings({ parse: parseSettings, warn: () => undefined });
  page.configure(partial);
  return page.$settings.get();
}

describe('a URL setting', () => {
  const refused = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://other.example/1',
    'file:///etc/passwd',
    'ftp://other.example',
    'mailto:owner@other.example',
    '//evil.example/cart',
    '/\\evil.example/cart',
    '\\\\evil.example/cart',
    '/\t/evil.example/cart',
    'https:evil.example/cart',
    'https:/evil.example/cart',
    'https://',
    'https://user:secret@other.example/cart',
    'http://[::1',
  ];
  for (const url of refused) {
    it(`refuses ${JSON.stringify(url)}`, () => {
      expect(settingsWith({ urls: { cart: url } }).urls.cart).to.equal('/cart');
      expect(settingsWith({ apiRoot: url }).apiRoot).to.equal(location.origin);
    });
  }

  it('is read against the base of the document', () => {
    const base = document.createElement('base');
    base.href = '/shops/berlin/';
    addToHead(base);
    expect(settingsWith({ urls: { cart: 'kasse' } }).urls.cart).to.equal('/shops/berlin/kasse');
    for (const host of ['shop.example', 'www.shop.example/shop-api', 'shop.example:3000', 'localhost:3000'])
      expect(settingsWith({ apiRoot: host }).apiRoot, host).to.equal(location.origin);
    expect(settingsWith({ apiRoot: 'api' }).apiRoot).to.equal(`${location.origin}/shops/berlin/api`);
  });

  it('keeps its default with a foreign base', () => {
    const base = document.createElement('base');
    base.href = 'https://cdn.example/';
    addToHead(base);
    expect(settingsWith({}).apiRoot).to.equal(location.origin);
  });

  it('accepts another site if written in full', () => {
    const { urls, apiRoot } = settingsWith({
      apiRoot: ' HTTPS://Api.Example/v1/ ',
      urls: { cart: 'https://other.example/cart?a=1#b' },
    });
    expect(apiRoot).to.equal('https://api.example/v1');
    expect(urls.cart).to.equal('https://other.example/cart?a=1#b');
  });
});
