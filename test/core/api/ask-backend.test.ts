import { expect } from '@open-wc/testing';
import { askBackend } from '../../../core/api/index.ts';

describe('a request to another backend', () => {
  const { fetch } = globalThis;
  const { signal } = new AbortController();
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  it('survives the page if its body is small; browsers refuse that of a large one', async () => {
    const survives: unknown[] = [];
    globalThis.fetch = (_url, { keepalive } = {}) => {
      survives.push(keepalive);
      return Promise.resolve(Response.json({}));
    };
    const send = (note: string) =>
      askBackend('https://shop.example/carts', { method: 'POST', body: { note }, signal });
    await send('Ring twice');
    await send('é'.repeat(35_000));
    await askBackend('https://shop.example/carts', { signal });
    expect(survives).to.deep.equal([true, false, false]);
  });
});
