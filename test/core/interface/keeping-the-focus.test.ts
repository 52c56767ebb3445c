import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { keepFocus } from '../../../core/interface/index.ts';

const byName = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`) as HTMLElement;
const focusedName = () => document.activeElement?.getAttribute('aria-label');

async function page(): Promise<HTMLElement> {
  const whole = await fixture(html`
    <div>
      <button aria-label="before"></button>
      <section>
        <button aria-label="first"></button><button disabled></button><input aria-label="last" />
      </section>
      <button aria-label="after"></button>
    </div>
  `);
  return whole.querySelector('section') as HTMLElement;
}

describe('keeping the focus', () => {
  let ending: AbortController;

  beforeEach(() => {
    ending = new AbortController();
  });
  afterEach(() => {
    ending.abort();
  });

  for (const limits of [{}, { container: document.body, isInside: () => true }, { container: null }])
    it(`needs exactly one of a container and a predicate, of which there are ${Object.keys(limits).length}`, () => {
      expect(() => {
        keepFocus({ ...limits, signal: ending.signal } as never);
      }).to.throw(/^keepFocus: expected exactly one of container and isInside, got /);
    });

  it('gives it back to what had it last', async () => {
    keepFocus({ container: await page(), signal: ending.signal });
    byName('last').focus();
    byName('before').focus();
    expect(focusedName()).to.equal('last');
  });

  it('gives it to the first that takes it, where nothing had it', async () => {
    keepFocus({ container: await page(), signal: ending.signal });
    byName('after').focus();
    expect(focusedName()).to.equal('first');
  });

  it('goes round with Tab, in both directions', async () => {
    keepFocus({ container: await page(), signal: ending.signal });
    byName('last').focus();
    await sendKeys({ press: 'Tab' });
    expect(focusedName()).to.equal('first');
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ up: 'Shift' });
    expect(focusedName()).to.equal('last');
  });

  it('goes by a predicate', async () => {
    await page();
    const isInside = (node: Element) => node.matches('[aria-label=before], [aria-label=after]');
    keepFocus({ isInside, signal: ending.signal });
    byName('after').focus();
    byName('first').focus();
    expect(focusedName()).to.equal('after');
    byName('before').focus();
    expect(focusedName()).to.equal('before');
  });

  it('lets it go where a predicate has never let it in', async () => {
    await page();
    keepFocus({ isInside: () => false, signal: ending.signal });
    byName('first').focus();
    expect(focusedName()).to.equal('first');
  });

  it('knows what stands in the shadow roots of its container', async () => {
    const container = await page();
    const host = document.createElement('div');
    const inner = document.createElement('input');
    host.attachShadow({ mode: 'open' }).append(inner);
    container.append(host);
    keepFocus({ container, signal: ending.signal });
    inner.focus();
    byName('before').focus();
    expect(host.shadowRoot?.activeElement).to.equal(inner);
  });

  it('lets it go when the container has left the page', async () => {
    const container = await page();
    keepFocus({ container, signal: ending.signal });
    byName('first').focus();
    container.remove();
    byName('before').focus();
    expect(focusedName()).to.equal('before');
  });

  it('lets it go once its signal has fired, or when it had fired before', async () => {
    keepFocus({ container: await page(), signal: ending.signal });
    ending.abort();
    keepFocus({ container: byName('last'), signal: ending.signal });
    byName('before').focus();
    expect(focusedName()).to.equal('before');
  });

  it('is the matter of the newest, until that ends', async () => {
    keepFocus({ container: await page(), signal: ending.signal });
    const newest = new AbortController();
    keepFocus({ container: byName('after'), signal: newest.signal });
    byName('after').focus();
    byName('first').focus();
    expect(focusedName()).to.equal('after');
    newest.abort();
    byName('first').focus();
    byName('after').focus();
    expect(focusedName()).to.equal('first');
  });
});
