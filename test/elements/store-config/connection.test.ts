import { expect, fixture, nextFrame } from '@open-wc/testing';
import '../../../elements/all.ts';
import { storefront } from '../../../elements/index.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { catchWarnings } from '../../core/shared/console.ts';

const currency = () => storefront().settings.$settings.get().currency;

function config(code: string): HTMLElement {
  const element = document.createElement('store-config');
  element.setAttribute('currency', code);
  return element;
}

describe('<store-config>', () => {
  let page: HTMLElement;
  let usual: string;

  beforeEach(async () => {
    usual = currency();
    page = await fixture('<div></div>');
  });

  it('applies while it is in the page', async () => {
    const element = config('EUR');
    page.append(element);
    expect(currency()).to.equal('EUR');
    element.setAttribute('currency', 'GBP');
    await nextFrame();
    expect(currency()).to.equal('GBP');
    element.removeAttribute('currency');
    await nextFrame();
    expect(currency()).to.equal(usual);
    element.setAttribute('currency', 'EUR');
    element.remove();
    await nextFrame();
    expect(currency()).to.equal(usual);
  });

  it('still applies after the one that it replaces was removed', async () => {
    const [former, latter] = [config('EUR'), config('GBP')];
    page.append(former);
    page.append(latter);
    former.remove();
    await nextFrame();
    expect(currency()).to.equal('GBP');
    latter.remove();
    await nextFrame();
    expect(currency()).to.equal(usual);
  });

  it('applies again when a later one is removed', async () => {
    const [first, second] = [config('EUR'), config('GBP')];
    page.append(first, second);
    await nextFrame();
    second.remove();
    await nextFrame();
    expect(currency()).to.equal('EUR');
  });

  it('is not used if it names another store than the first one, and says so once', async () => {
    const at = (root: string, code: string) => {
      const element = config(code);
      element.setAttribute('api-root', root);
      return element;
    };
    const apiRoot = () => storefront().settings.$settings.get().apiRoot;
    const first = at(location.origin, 'EUR');
    const same = at(location.origin, 'GBP');
    const other = at('https://other.example', 'EUR');
    const warnings = await catchWarnings(async (said) => {
      page.append(first, same, other);
      expect([currency(), apiRoot()]).to.deep.equal(['GBP', location.origin]);
      await waitUntil(() => said.length > 0, 'no warning');
      other.setAttribute('currency', 'CHF');
      await nextFrame();
    });
    expect(currency()).to.equal('GBP');
    expect(warnings).to.have.lengthOf(1);
    expect(warnings[0]).to.contain('names another store than the first <store-config>');
    for (const element of [first, same]) element.remove();
    await nextFrame();
    expect(apiRoot()).to.equal('https://other.example');
  });

  it('is of the same store in whatever spelling', () => {
    const at = (root: string, code: string) => {
      const element = config(code);
      element.setAttribute('api-root', root);
      return element;
    };
    const apiRoot = () => storefront().settings.$settings.get().apiRoot;
    const first = at('https://other.example', 'EUR');
    page.append(first);
    expect(apiRoot()).to.equal('https://other.example');
    for (const [spelling, code] of [
      ['https://other.example/', 'GBP'],
      ['HTTPS://Other.Example', 'EUR'],
      [' https://other.example:443/ ', 'CHF'],
    ] as const) {
      page.append(at(spelling, code));
      expect([currency(), apiRoot()], spelling).to.deep.equal([code, 'https://other.example']);
    }
    page.append(at('https://other.example/de', 'GBP'));
    expect(currency(), 'another path').to.equal('CHF');
  });

  it('takes a page type by code or name', async () => {
    const element = config('EUR');
    page.append(element);
    for (const said of ['200', 'show-cart']) {
      element.setAttribute('page-type', said);
      await nextFrame();
      expect(storefront().settings.$settings.get().pageType, said).to.equal(200);
    }
  });
});
