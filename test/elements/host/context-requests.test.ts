import { expect, fixture } from '@open-wc/testing';
import { provideContext, requestContext } from '../../../elements/host/index.ts';

const KEY = Symbol.for('test.key');
const OTHER_KEY = Symbol.for('test.other');

describe('context requests', () => {
  const life = new AbortController();
  let outer: HTMLElement;
  let inner: HTMLElement;
  let asker: HTMLElement;

  beforeEach(async () => {
    outer = await fixture('<div><div><p></p></div></div>');
    inner = outer.firstElementChild as HTMLElement;
    asker = inner.firstElementChild as HTMLElement;
  });

  it('return null without a provider', () => {
    expect(requestContext(asker, KEY)).to.equal(null);
  });

  it('reach the nearest provider, which answers only its own key', () => {
    provideContext(outer, KEY, () => 'outer', life.signal);
    provideContext(inner, KEY, () => 'inner', life.signal);
    provideContext(outer, OTHER_KEY, () => 'other', life.signal);
    expect(requestContext(asker, KEY)).to.equal('inner');
    expect(requestContext(asker, OTHER_KEY)).to.equal('other');
  });

  it('of a provider reach its ancestors, not itself', () => {
    provideContext(outer, KEY, () => 'outer', life.signal);
    provideContext(inner, KEY, () => 'inner', life.signal);
    expect(requestContext(inner, KEY)).to.equal('outer');
  });

  it('cross shadow roots', () => {
    provideContext(outer, KEY, () => 'outer', life.signal);
    const deep = document.createElement('p');
    asker.attachShadow({ mode: 'closed' }).append(deep);
    expect(requestContext(deep, KEY)).to.equal('outer');
  });

  it('do not reach a removed provider', () => {
    const stay = new AbortController();
    provideContext(inner, KEY, () => 'inner', stay.signal);
    stay.abort();
    expect(requestContext(asker, KEY)).to.equal(null);
  });

  it('work with other implementations of the protocol, in both directions', () => {
    outer.addEventListener('context-request', (event) => {
      const { context, callback } = event as unknown as {
        context: unknown;
        callback: (value: unknown) => void;
      };
      if (context === KEY) callback('stranger');
    });
    expect(requestContext(asker, KEY)).to.equal('stranger');
    provideContext(inner, OTHER_KEY, () => 'ours', life.signal);
    const received: unknown[] = [];
    const request = Object.assign(new Event('context-request', { bubbles: true, composed: true }), {
      context: OTHER_KEY,
      callback: (value: unknown) => received.push(value),
    });
    asker.dispatchEvent(request);
    asker.dispatchEvent(new Event('context-request', { bubbles: true }));
    expect(received).to.deep.equal(['ours']);
  });
});
