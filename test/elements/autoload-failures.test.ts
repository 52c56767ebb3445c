import { expect, nextFrame } from '@open-wc/testing';
import { autoload } from '../../elements/loading/autoload.ts';
import '../support/no-uncaught.ts';
import { waitUntil } from '../support/wait-until.ts';

describe('autoload, when a tag fails to load', () => {
  it('tries three times, however often the page changes, and again when the network is back', async () => {
    const reports: string[] = [];
    let tries = 0;
    autoload({ 'cart-pill': () => Promise.reject(new Error(`try ${++tries}`)) }, (error) =>
      reports.push(String(error)),
    );
    const place = document.createElement('div');
    place.innerHTML = '<cart-pill></cart-pill>';
    document.body.append(place);
    const change = async () => {
      place.append('changed');
      await nextFrame();
    };
    await waitUntil(async () => {
      await change();
      return reports.length === 3;
    }, 'not tried again');
    for (let time = 0; time < 3; time += 1) await change();
    await nextFrame();
    expect(tries).to.equal(3);
    expect(reports).to.deep.equal(['Error: try 1', 'Error: try 2', 'Error: try 3']);
    window.dispatchEvent(new Event('online'));
    await waitUntil(() => tries === 4, 'not tried again');
    place.remove();
  });

  it('tries again when the page becomes visible', async () => {
    let tries = 0;
    autoload(
      { 'afterpay-pill': () => (++tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve()) },
      () => undefined,
    );
    const place = document.createElement('div');
    place.innerHTML = '<afterpay-pill></afterpay-pill>';
    document.body.append(place);
    await waitUntil(() => tries === 1, 'not tried');
    await nextFrame();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitUntil(() => tries === 2, 'not tried again');
    place.remove();
  });

  it('searches for nothing without loaders', async () => {
    await autoload({}, (error) => {
      expect.fail(String(error));
    })(document);
  });
});
