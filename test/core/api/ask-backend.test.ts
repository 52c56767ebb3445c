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

  it('is not taken for an attempt in flight, which is sent again, after a conflict', async () => {
    globalThis.fetch = () => Promise.resolve(Response.json({ message: 'Conflict' }, { status: 409 }));
    const { status, refusal } = await askBackend('https://shop.example/carts', { method: 'POST', signal });
    expect([status, refusal?.kind]).to.deep.equal([409, 'server']);
  });

  it('may have an address below that of the page', async () => {
    globalThis.fetch = () => Promise.resolve(Response.json({}, { status: 404 }));
    const { refusal } = await askBackend('/shop-api?id=1', { signal });
    expect(refusal).to.include({ kind: 'not-found', path: '/shop-api' });
  });
});
