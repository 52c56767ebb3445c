import { expect } from '@open-wc/testing';
import { retryable } from '../../../core/shared/index.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

describe('the loader of a view', () => {
  it('loads once for all callers, and keeps the result', async () => {
    let tries = 0;
    const loader = retryable(() => Promise.resolve(++tries));
    expect(loader.current()).to.equal(null);
    expect(await Promise.all([loader.load(), loader.load()])).to.deep.equal([1, 1]);
    expect(await loader.load()).to.equal(1);
    expect(loader.current()).to.equal(1);
  });

  it('forgets a failure, so that the next caller retries', async () => {
    let tries = 0;
    const loader = retryable(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('gone')) : Promise.resolve('there');
    });
    expect(await loader.load().catch(messageOf)).to.equal('gone');
    expect(loader.current()).to.equal(null);
    expect(await loader.load()).to.equal('there');
  });

  it('treats a synchronous throw as a failure', async () => {
    const loader = retryable((): Promise<never> => {
      throw new Error('at once');
    });
    expect(await loader.load().catch(messageOf)).to.equal('at once');
  });

  it('gives up a load that never settles, and can retry it', async () => {
    let tries = 0;
    const loader = retryable(() => {
      tries += 1;
      return tries === 1 ? new Promise<string>(() => undefined) : Promise.resolve('there');
    }, 10);
    expect(await loader.load().catch(messageOf)).to.equal('It did not load within 10 ms.');
    expect(await loader.load()).to.equal('there');
  });
});
