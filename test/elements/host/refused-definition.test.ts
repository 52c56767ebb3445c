import { expect } from '@open-wc/testing';
import { configureStore } from '../../../elements/index.ts';
import { defineElement, putOffDefinitions, StoreElement } from '../../../elements/host/index.ts';

describe('a refused definition', () => {
  const define = customElements.define.bind(customElements);
  afterEach(() => {
    Reflect.deleteProperty(customElements, 'define');
    configureStore({ reportError: () => undefined });
  });

  it('is reported, and the following tags are defined, also those of a later copy', async () => {
    const refusal = new Error('No more tags.');
    const reports: unknown[] = [];
    configureStore({ reportError: (error) => void reports.push(error) });
    customElements.define = (tag, ...others) => {
      if (tag === 'refused-first') throw refusal;
      define(tag, ...others);
    };
    const defineSoon = (...tags: readonly string[]) => {
      const defineInTurn = putOffDefinitions();
      for (const tag of tags) defineElement(tag, class extends StoreElement {});
      return defineInTurn();
    };
    await Promise.all([defineSoon('refused-first', 'defined-behind'), defineSoon('defined-later')]);
    expect(
      ['refused-first', 'defined-behind', 'defined-later'].map((tag) => customElements.get(tag)),
    ).to.satisfy(([first, ...others]: unknown[]) => first === undefined && others.every(Boolean));
    expect(reports).to.deep.equal([refusal]);
  });
});
