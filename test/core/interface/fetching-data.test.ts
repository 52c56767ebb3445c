import { expect } from '@open-wc/testing';
import { waitUntil } from '../../support/wait-until.ts';
import { fetchData, type FetchedData } from '../../../core/interface/index.ts';

interface Question {
  readonly signal: AbortSignal;
  readonly promise: Promise<string>;
  readonly resolve: (answer: string) => void;
  readonly reject: (error: Error) => void;
}

/** Questions that a test answers. */
function questions() {
  const asked: Question[] = [];
  const load = (signal: AbortSignal) => {
    let settle: Pick<Question, 'resolve' | 'reject'> | null = null;
    const promise = new Promise<string>((resolve, reject) => {
      settle = { resolve, reject };
    });
    asked.push({ signal, promise, ...(settle as unknown as Pick<Question, 'resolve' | 'reject'>) });
    return promise;
  };
  return { asked, load };
}

/** The next state of a fetch. */
function next({ $state }: FetchedData<string>): Promise<unknown> {
  return new Promise((resolve) => {
    const stop = $state.listen((state) => {
      stop();
      resolve(state);
    });
  });
}

describe('fetched data of a view', () => {
  it('is pending, then ready', async () => {
    const { asked, load } = questions();
    const fetched = fetchData({ load });
    expect(fetched.$state.get()).to.deep.equal({ status: 'pending' });
    asked[0]?.resolve('answer');
    expect(await next(fetched)).to.deep.equal({ status: 'success', data: 'answer' });
  });

  it('fails with the error, and calls back', async () => {
    const { asked, load } = questions();
    const heard: unknown[] = [];
    const fetched = fetchData({ load, onError: (error) => heard.push(error) });
    const error = new Error('no');
    asked[0]?.reject(error);
    expect(await next(fetched)).to.deep.equal({ status: 'failed', error });
    expect(heard).to.deep.equal([error]);
  });

  it('fails if the loader throws', () => {
    const fetched = fetchData({
      load: (): string => {
        throw new Error('no');
      },
    });
    expect(fetched.$state.get().status).to.equal('failed');
  });

  it('reports an error of the callback', async () => {
    const { asked, load } = questions();
    const reports: unknown[] = [];
    const onError = () => {
      throw new Error('the callback');
    };
    const fetched = fetchData({
      load,
      onError,
      report: (error, context) => reports.push(String(error), context),
    });
    asked[0]?.reject(new Error('no'));
    await next(fetched);
    expect(reports).to.deep.equal(['Error: the callback', 'fetchData/onError']);
  });

  it('can be fetched again, and drops older answers', async () => {
    const { asked, load } = questions();
    const fetched = fetchData({ load });
    fetched.refetch();
    expect(asked[0]?.signal.aborted).to.equal(true);
    asked[0]?.resolve('old');
    asked[1]?.resolve('new');
    expect(await next(fetched)).to.deep.equal({ status: 'success', data: 'new' });
    fetched.refetch();
    expect(fetched.$state.get()).to.deep.equal({ status: 'pending' });
  });

  it('stops fetching after an abort', async () => {
    const { asked, load } = questions();
    const ending = new AbortController();
    const heard: unknown[] = [];
    const fetched = fetchData({ load, signal: ending.signal, onError: (error) => heard.push(error) });
    ending.abort();
    expect(asked[0]?.signal.aborted).to.equal(true);
    asked[0]?.reject(new Error('late'));
    await asked[0]?.promise.catch(() => undefined);
    fetched.refetch();
    expect(asked).to.have.length(1);
    expect(heard).to.deep.equal([]);
    expect(fetched.$state.get()).to.deep.equal({ status: 'pending' });
  });

  it('fetches nothing with an aborted signal', () => {
    const { asked, load } = questions();
    fetchData({ load, signal: AbortSignal.abort() });
    expect(asked).to.deep.equal([]);
  });

  for (const [status, settle] of [
    ['success', 'resolve'],
    ['failed', 'reject'],
  ] as const)
    it(`stays ${status} if a listener throws, and reports the error`, async () => {
      const { asked, load } = questions();
      const reports: unknown[] = [];
      const failures: unknown[] = [];
      const fetched = fetchData({
        load,
        onError: (error) => void failures.push(error),
        report: (error) => void reports.push(error),
      });
      const mistake = new Error('of the view');
      fetched.$state.listen(() => {
        throw mistake;
      });
      if (settle === 'resolve') asked[0]?.resolve('answer');
      else asked[0]?.reject(new Error('lost'));
      await waitUntil(() => reports.length > 0, 'nothing was reported');
      expect(fetched.$state.get().status).to.equal(status);
      expect(reports).to.deep.equal([mistake]);
      expect(failures).to.have.length(status === 'failed' ? 1 : 0);
    });
});
