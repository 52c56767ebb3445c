import { expect } from '@open-wc/testing';
import { randomId } from '../../../core/session/index.ts';
import { formatUuid } from '../../../core/session/random-id.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('a random id', () => {
  it('is a UUID of version 4, never the same twice', () => {
    const ids = Array.from({ length: 1000 }, randomId);
    expect(new Set(ids).size).to.equal(1000);
    for (const id of ids) expect(id).to.match(UUID);
  });

  it('is one even on an insecure origin, where crypto.randomUUID is missing', () => {
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
    try {
      const ids = Array.from({ length: 1000 }, randomId);
      expect(new Set(ids).size).to.equal(1000);
      for (const id of ids) expect(id).to.match(UUID);
    } finally {
      Reflect.deleteProperty(crypto, 'randomUUID');
    }
    expect(crypto.randomUUID()).to.match(UUID);
  });

  it('keeps every random bit but the six that the version takes', () => {
    expect(formatUuid(new Uint8Array(16))).to.equal('00000000-0000-4000-8000-000000000000');
    expect(formatUuid(new Uint8Array(16).fill(255))).to.equal('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });
});
