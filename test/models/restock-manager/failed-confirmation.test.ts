import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ManagerModel } from '../../../owner/restock-manager/model.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('a confirmation that fails to open is reported, and opened on the next click', async () => {
  const group = { productId: 'tee', variantId: 'tee-1', title: 'Tee', signUpCount: 3, isInStock: true };
  const reported: unknown[] = [];
  let sentCount = 0;
  let askedCount = 0;
  const model = new ManagerModel({
    gateway: {
      loadGroups: () => Promise.resolve({ signUpGroups: [group] }),
      loadSignups: () => Promise.resolve({ signUps: [] }),
      send: () => Promise.resolve(),
      sendAll() {
        sentCount += 1;
        return Promise.resolve();
      },
    },
    createId: () => 'key',
    report: (error) => reported.push(error),
    ask() {
      askedCount += 1;
      return askedCount === 1
        ? Promise.reject(new Error('The dialog did not load.'))
        : Promise.resolve('all');
    },
    getLife: () => new AbortController().signal,
  });
  model.actions.load();
  await settled();
  model.actions.sendAll();
  await settled();
  assert.deepEqual([reported.map(String), sentCount], [['Error: The dialog did not load.'], 0]);
  model.actions.sendAll();
  await settled();
  assert.equal(sentCount, 1);
});
