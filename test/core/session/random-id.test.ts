import { expect } from '@open-wc/testing';
import { randomId } from '../../../core/session/index.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('a random id', () => {
  it('is a UUID of version 4, never the same twice', () => {
    const ids = Array.from({ length: 1000 }, randomId);
    expect(new Set(ids).size).to.equal(1000);
    for (const id of ids) expect(id).to.match(UUID);
  });

  describe('on an insecure origin, where crypto.randomUUID is missing', () => {
    beforeEach(() => {
      Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
    });
    afterEach(() => {
      Reflect.deleteProperty(crypto, 'randomUUID');
      Reflect.deleteProperty(crypto, 'getRandomValues');
      expect(crypto.randomUUID()).to.match(UUID);
    });

    it('is a UUID, too', () => {
      const ids = Array.from({ length: 1000 }, randomId);
      expect(new Set(ids).size).to.equal(1000);
      for (const id of ids) expect(id).to.match(UUID);
    });

    for (const [byte, id] of [
      [0, '00000000-0000-4000-8000-000000000000'],
      [255, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
    ] as const) {
      it(`keeps every random bit but the six that the version takes: all ${byte}`, () => {
        const value = (bytes: Uint8Array) => bytes.fill(byte);
        Object.defineProperty(crypto, 'getRandomValues', { configurable: true, value });
        expect(randomId()).to.equal(id);
      });
    }
  });
});
