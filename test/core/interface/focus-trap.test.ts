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

describe('the focus trap', () => {
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

  it('restores the focus to the last focused element', async () => {
    keepFocus({ container: await page(), signal: ending.signal });
    byName('last').focus();
    byName('before').focus();
    expect(focusedName()).to.equal('last');
  });

  it('focuses the first focusable element if none was focused', async () => {
    keepFocus({ container: await page(), signal: ending.signal });
    byName('after').focus();
    expect(focusedName()).to.equal('first');
  });

  it('cycles with Tab, in both directions', async () => {
    keepFocus({ container: await page(), signal: ending.signal });
    byName('last').focus();
    await sendKeys({ press: 'Tab' });
    expect(focusedName()).to.equal('first');
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ up: 'Shift' });
    expect(focusedName()).to.equal('last');
  });

  it('accepts a predicate instead of a container', async () => {
    await page();
    const isInside = (node: Element) => node.matches('[aria-label=before], [aria-label=after]');
    keepFocus({ isInside, signal: ending.signal });
    byName('after').focus();
    byName('first').focus();
    expect(focusedName()).to.equal('after');
    byName('before').focus();
    expect(focusedName()).to.equal('before');
  });

  it('holds no focus that its predicate never allowed', async () => {
    await page();
    keepFocus({ isInside: () => false, signal: ending.signal });
    byName('first').focus();
    expect(focusedName()).to.equal('first');
  });

  it('includes the shadow roots of its container', async () => {
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

  it('releases the focus when its container is disconnected', async () => {
    const container = await page();
    keepFocus({ container, signal: ending.signal });
    byName('first').focus();
    container.remove();
    byName('before').focus();
    expect(focusedName()).to.equal('before');
  });

  it('releases the focus after an abort, and traps nothing with an aborted signal', async () => {
    keepFocus({ container: await page(), signal: ending.signal });
    ending.abort();
    keepFocus({ container: byName('last'), signal: ending.signal });
    byName('before').focus();
    expect(focusedName()).to.equal('before');
  });

  it('yields to a newer trap until that ends', async () => {
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
