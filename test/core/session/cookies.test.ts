import { expect } from '@open-wc/testing';
import { areCookiesEnabled, readCookie, writeCookie } from '../../../core/session/cookies.ts';
import { copyModule } from '../shared/module-copy.ts';
import { tellsCookieAttributes, useCookiesAlone } from './exclusive-cookies.ts';

describe('a cookie', () => {
  useCookiesAlone();

  it('is null if absent', () => {
    expect(readCookie('CART')).to.equal(null);
  });

  it('round-trips, whatever the text', () => {
    const text = 'a=b; c, "d" % é 🛒 %20';
    writeCookie('CART', text);
    expect(readCookie('CART')).to.equal(text);
  });

  it('is not mistaken for one with a similar name', () => {
    document.cookie = 'MYCART=1';
    document.cookie = 'CART2=2';
    expect(readCookie('CART')).to.equal(null);
  });

  it('is read unchanged if its percent signs are malformed', () => {
    document.cookie = 'CART=100%-wool%E0%A4%A';
    expect(readCookie('CART')).to.equal('100%-wool%E0%A4%A');
  });

  it('is the first of two with the same name', function () {
    document.cookie = 'CART=first; Path=/';
    document.cookie = 'CART=second; Path=/; Secure; Partitioned';
    // WebKit keeps no partitioned one beside it.
    if (document.cookie.match(/CART=/g)?.length !== 2) this.skip();
    expect(readCookie('CART')).to.equal(/CART=(\w+)/.exec(document.cookie)?.[1]);
    document.cookie = 'CART=; Path=/; Secure; Partitioned; Max-Age=0';
  });

  it('is read in full with four thousand characters', () => {
    writeCookie('CART', 'x'.repeat(4000));
    expect(readCookie('CART')).to.have.lengthOf(4000);
  });

  it('is read and written even if an image is named "cookie"', () => {
    const image = document.body.appendChild(document.createElement('img'));
    image.setAttribute('name', 'cookie');
    expect(document.cookie, 'the page is damaged').to.equal(image);
    writeCookie('CART', '1');
    expect(readCookie('CART')).to.equal('1');
    image.remove();
  });

  it('is Secure on https', async () => {
    const onHttps = (source: string) => source.replace('globalThis.location.protocol', '"https:"');
    const copy = (await import(await copyModule('/core/session/cookies.ts', onHttps))) as {
      readonly writeCookie: typeof writeCookie;
    };
    let written = '';
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(Document.prototype, 'cookie', {
      configurable: true,
      get: () => '',
      set(text: string) {
        written = text;
      },
    });
    copy.writeCookie('CART', '1');
    Object.defineProperty(Document.prototype, 'cookie', own!);
    expect(written).to.equal('CART=1; Path=/; SameSite=Lax; Secure');
  });

  it('is for the whole site, Lax, and not Secure on http', async function () {
    if (!(await tellsCookieAttributes())) this.skip();
    writeCookie('CART', '1');
    expect(await cookieStore.get('CART')).to.include({
      path: '/',
      sameSite: 'lax',
      secure: false,
      expires: null,
    });
  });

  it('is removed by a lifetime of 0', () => {
    writeCookie('CART', '1');
    writeCookie('CART', '', 0);
    expect(readCookie('CART')).to.equal(null);
  });
});

describe('whether cookies work', () => {
  useCookiesAlone();

  it('is tested without leaving a cookie', () => {
    expect(areCookiesEnabled()).to.equal(true);
    expect(document.cookie).to.equal('');
  });

  it('is false if writing has no effect, whatever navigator.cookieEnabled', () => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(Document.prototype, 'cookie', {
      configurable: true,
      get: () => '',
      set: () => undefined,
    });
    try {
      expect(navigator.cookieEnabled).to.equal(true);
      expect(areCookiesEnabled()).to.equal(false);
    } finally {
      Object.defineProperty(Document.prototype, 'cookie', own!);
    }
  });
});
