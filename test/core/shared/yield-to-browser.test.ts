import { expect } from '@open-wc/testing';
import { yieldToBrowser } from '../../../core/shared/index.ts';

interface PageScheduler {
  readonly postTask: (task: () => unknown, options: { readonly signal: AbortSignal }) => Promise<unknown>;
}

describe('yieldToBrowser', () => {
  it('runs the rest of the task first', async () => {
    let count = 0;
    const countOn = () => {
      count += 1;
      if (count < 100) queueMicrotask(countOn);
    };
    queueMicrotask(countOn);
    await yieldToBrowser();
    expect(count).to.equal(100);
  });

  it('survives an aborted task', async () => {
    const { scheduler } = globalThis as { readonly scheduler?: PageScheduler };
    const given = new AbortController();
    const isOver = new Promise<boolean>((resolve) => {
      const task = () => {
        yieldToBrowser().then(
          () => {
            resolve(true);
          },
          () => {
            resolve(false);
          },
        );
        given.abort();
      };
      // Where a browser has no such tasks, none can be given up.
      if (scheduler) scheduler.postTask(task, { signal: given.signal }).catch(() => undefined);
      else task();
    });
    expect(await isOver).to.equal(true);
  });
});
