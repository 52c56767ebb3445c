import { expect, fixture } from '@open-wc/testing';
import '../../../elements/all.ts';
import { readPageFacts } from '../../../core/page/page-facts.ts';
import { configureStore } from '../../../elements/index.ts';
import { useMemoryStore } from '../../../elements/testing.ts';

describe('a page whose test environment is torn down', () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'Document')!;
  afterEach(() => {
    Object.defineProperty(globalThis, 'Document', own);
    configureStore({ reportError: () => undefined });
  });

  it('has no facts', () => {
    Reflect.deleteProperty(globalThis, 'Document');
    expect(readPageFacts(document)).to.deep.equal(readPageFacts(null));
  });

  it('reports nothing when tags are removed', async () => {
    await useMemoryStore();
    const reported: unknown[] = [];
    configureStore({ reportError: (...report: readonly unknown[]) => reported.push(report) });
    const page = await fixture<HTMLElement>(
      '<div><store-config currency="EUR"></store-config><store-price item-id="mug"></store-price></div>',
    );
    Reflect.deleteProperty(globalThis, 'Document');
    page.replaceChildren();
    await Promise.resolve();
    expect(reported).to.deep.equal([]);
  });
});
