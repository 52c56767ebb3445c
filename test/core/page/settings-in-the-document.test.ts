import { expect } from '@open-wc/testing';
import { createPageSettings, type PageSettings } from '../../../core/page/index.ts';
import { parseSettings } from '../../../core/settings-check/index.ts';
import { addConfigScript, addToHead } from './config-script.ts';

interface WatchedPage {
  readonly page: PageSettings;
  readonly warnings: string[];
}

function openPage(ofDocument?: Document | null): WatchedPage {
  const warnings: string[] = [];
  const page = createPageSettings({
    parse: parseSettings,
    warn: (sentence) => warnings.push(sentence),
    ...(ofDocument !== undefined && { document: ofDocument }),
  });
  return { page, warnings };
}

describe('a page without settings', () => {
  it('defaults to its own origin, dollars, its language and New York time', () => {
    const { page, warnings } = openPage();
    expect(page.$settings.get()).to.include({
      apiRoot: location.origin,
      currency: 'USD',
      locale: document.documentElement.lang || 'en-US',
      timeZone: 'America/New_York',
    });
    expect(page.$settings.get().cookies).to.include({ cart: 'CART', census: 'ss_census' });
    expect(page.$settings.get().urls).to.include({ cart: '/cart', checkout: '/checkout' });
    expect(warnings).to.deep.equal([]);
  });

  it('takes the language of its root element, unless it is invalid', () => {
    const before = document.documentElement.lang;
    document.documentElement.lang = 'fr_CA';
    expect(openPage().page.$settings.get().locale).to.equal('fr-CA');
    document.documentElement.lang = '???';
    expect(openPage().page.$settings.get().locale).to.equal('en-US');
    document.documentElement.lang = '';
    expect(openPage().page.$settings.get().locale).to.equal('en-US');
    document.documentElement.lang = before;
  });

  it('keeps paths without a document, as in Node', () => {
    const { page } = openPage(null);
    page.configure({ apiRoot: '/shop/', urls: { cart: 'kasse' } });
    expect(page.$settings.get().apiRoot).to.equal('/shop');
    expect(page.$settings.get().urls.cart).to.equal('/kasse');
  });

  it('has no origin in a document without a URL', () => {
    const { page } = openPage(document.implementation.createHTMLDocument());
    expect(page.$settings.get().apiRoot).to.equal('');
  });
});

describe('a settings script', () => {
  it('is read', () => {
    addConfigScript('{"currency":"EUR","pageType":200}');
    expect(openPage().page.$settings.get()).to.include({ currency: 'EUR', pageType: 200 });
  });

  it('may begin with a byte order mark', () => {
    addConfigScript('\uFEFF {"currency":"EUR"}\n');
    expect(openPage().page.$settings.get().currency).to.equal('EUR');
  });

  it('is read again on request after an edit', () => {
    const script = addConfigScript('{"currency":"EUR","locale":"de-DE"}');
    const { page } = openPage();
    script.textContent = '{"currency":"GBP"}';
    page.readDocument();
    expect(page.$settings.get()).to.include({ currency: 'GBP', locale: 'en-US' });
  });

  const broken = {
    'is cut off': '{"currency":"EUR"',
    'is empty': '',
    'is code': 'store = { currency: "EUR" }',
    'is a list': '[{"currency":"EUR"}]',
    'is a text': '"EUR"',
    'is null': 'null',
    'is ten thousand levels deep and open': '{"a":'.repeat(10_000),
  };
  for (const [what, text] of Object.entries(broken)) {
    it(`is reported once if it ${what}, and the defaults apply`, () => {
      addConfigScript(text);
      const { page, warnings } = openPage();
      page.readDocument();
      expect(page.$settings.get().currency).to.equal('USD');
      expect(warnings).to.have.lengthOf(1);
      expect(warnings[0]).to.contain('<script data-store-config> cannot be read');
    });
  }

  it('takes the last of duplicate keys', () => {
    addConfigScript('{"currency":"EUR","currency":"GBP"}');
    expect(openPage().page.$settings.get().currency).to.equal('GBP');
  });

  it('cannot reach prototypes', () => {
    addConfigScript(
      '{"__proto__":{"currency":"EUR"},"constructor":{"prototype":{"polluted":1}},' +
        '"flags":{"__proto__":true,"constructor":true},"urls":{"__proto__":{"cart":"/evil"}}}',
    );
    const { page, warnings } = openPage();
    expect(page.$settings.get().currency).to.equal('USD');
    expect(page.$settings.get().urls.cart).to.equal('/cart');
    expect(Object.keys(page.$settings.get().flags)).to.deep.equal(['__proto__', 'constructor']);
    expect('toString' in page.$settings.get().flags).to.equal(false);
    expect({}).not.to.have.property('polluted');
    expect(warnings.join()).to.contain('"__proto__"').and.to.contain('"constructor"');
  });

  it('takes precedence over later ones, with a warning', () => {
    addConfigScript('{"currency":"EUR"}');
    addConfigScript('{"currency":"GBP"}');
    const { page, warnings } = openPage();
    expect(page.$settings.get().currency).to.equal('EUR');
    expect(warnings).to.have.lengthOf(1);
    expect(warnings[0]).to.contain('several');
  });

  it('is not confused with other JSON on the page', () => {
    const other = document.createElement('script');
    other.type = 'application/json';
    other.textContent = '{"currency":"EUR"}';
    addToHead(other);
    expect(openPage().page.$settings.get().currency).to.equal('USD');
  });

  it('is found even if forms are named like properties of the document', () => {
    addConfigScript('{"currency":"EUR"}');
    const names = ['documentElement', 'querySelectorAll', 'readyState', 'baseURI', 'addEventListener'];
    const forms = names.map((name) => {
      const form = document.createElement('form');
      form.setAttribute('name', name);
      document.body.append(form);
      return form;
    });
    expect(document.documentElement.tagName, 'the page is damaged').to.equal('FORM');
    const settings = openPage().page.$settings.get();
    for (const form of forms) form.remove();
    expect(settings).to.include({ currency: 'EUR', apiRoot: location.origin });
  });
});

describe('a document that is still loading', () => {
  let frame: HTMLIFrameElement;
  let arriving: Document;
  beforeEach(() => {
    frame = document.body.appendChild(document.createElement('iframe'));
    arriving = frame.contentDocument!;
    arriving.open();
  });
  afterEach(() => {
    frame.remove();
  });

  it('is read again once it is complete', async () => {
    write(arriving, '<!doctype html><html lang="de"><body>');
    const { page } = openPage(arriving);
    expect(page.$settings.get()).to.include({ currency: 'USD', locale: 'de' });
    write(arriving, '<script type="application/json" data-store-config>{"currency":"EUR"}</script>');
    expect(page.$settings.get().currency, 'not yet').to.equal('USD');
    await finish(arriving);
    expect(page.$settings.get().currency).to.equal('EUR');
  });

  it('does not report half a script as broken', async () => {
    write(arriving, '<!doctype html><script type="application/json" data-store-config>{"curr');
    const { page, warnings } = openPage(arriving);
    write(arriving, 'ency":"EUR"}</script>');
    await finish(arriving);
    expect(warnings).to.deep.equal([]);
    expect(page.$settings.get().currency).to.equal('EUR');
  });

  it('reports a broken script once it is complete', async () => {
    write(arriving, '<!doctype html><script type="application/json" data-store-config>{"curr</script>');
    const { warnings } = openPage(arriving);
    expect(warnings).to.deep.equal([]);
    await finish(arriving);
    expect(warnings).to.have.lengthOf(1);
  });
});

async function finish(target: Document): Promise<void> {
  const isThere = new Promise((resolve) => {
    target.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
  target.close();
  // At once in Chromium, a turn later in Firefox.
  await isThere;
}

function write(target: Document, markup: string): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else feeds the real parser piece by piece
  target.write(markup);
}
