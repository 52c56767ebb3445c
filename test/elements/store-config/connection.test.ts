import { expect, fixture, nextFrame } from '@open-wc/testing';
import '../../../elements/all.ts';
import { storefront } from '../../../elements/index.ts';

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
