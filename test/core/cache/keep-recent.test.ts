import { expect } from '@open-wc/testing';
import { keepRecent } from '../../../core/cache/index.ts';

describe('keepRecent', () => {
  const made: string[] = [];
  const make = (key: string) => {
    made.push(key);
    return { key };
  };
  beforeEach(() => made.splice(0));

  it('makes the value of a key once', () => {
    const keep = keepRecent<string, { key: string }>(2);
    expect(keep('a', make)).to.equal(keep('a', make));
    expect(made).to.deep.equal(['a']);
  });

  it('evicts the oldest value beyond the limit and makes it again on request', () => {
    const keep = keepRecent<string, { key: string }>(2);
    for (const key of ['a', 'b', 'c', 'b', 'a']) keep(key, make);
    expect(made).to.deep.equal(['a', 'b', 'c', 'a']);
  });

  it('caches nothing when making a value throws', () => {
    const keep = keepRecent<string, { key: string }>(1);
    keep('a', make);
    const refuse = () => {
      throw new Error('no such locale');
    };
    expect(() => keep('b', refuse)).to.throw('no such locale');
    keep('a', make);
    expect(made).to.deep.equal(['a']);
  });
});
