import { expect } from '@open-wc/testing';
import { retryable } from '../../../core/shared/index.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

describe('loading a view', () => {
  it('success is remembered, and loaded once however many ask', async () => {
    let tries = 0;
    const loader = retryable(() => Promise.resolve(++tries));
    expect(loader.current()).to.equal(null);
    expect(await Promise.all([loader.load(), loader.load()])).to.deep.equal([1, 1]);
    expect(await loader.load()).to.equal(1);
    expect(loader.current()).to.equal(1);
  });

  it('failure is forgotten: the next one to ask starts another try', async () => {
    let tries = 0;
    const loader = retryable(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('gone')) : Promise.resolve('there');
    });
    expect(await loader.load().catch(messageOf)).to.equal('gone');
    expect(loader.current()).to.equal(null);
    expect(await loader.load()).to.equal('there');
  });

  it('a loader that throws at once is a failure as well', async () => {
    const loader = retryable((): Promise<never> => {
      throw new Error('at once');
    });
    expect(await loader.load().catch(messageOf)).to.equal('at once');
  });

  it('a load that never settles is given up and can be retried', async () => {
    let tries = 0;
    const loader = retryable(() => {
      tries += 1;
      return tries === 1 ? new Promise<string>(() => undefined) : Promise.resolve('there');
    }, 10);
    expect(await loader.load().catch(messageOf)).to.equal('It did not load within 10 ms.');
    expect(await loader.load()).to.equal('there');
  });
});
