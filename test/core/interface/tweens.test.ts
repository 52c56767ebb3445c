import { expect } from '@open-wc/testing';
import { tween } from '../../../core/interface/index.ts';
import { fakeFrames } from './frames.ts';

describe('a tween', () => {
  it('takes 300 ms where nothing else is said, and ends with exactly 1', async () => {
    const frames = fakeFrames();
    const shares: number[] = [];
    const end = tween((share) => shares.push(share), { frames });
    for (const nowMs of [1000, 1150, 1299, 1400]) frames.draw(nowMs);
    await end;
    expect(shares).to.deep.equal([0, 0.5, 299 / 300, 1]);
    expect(frames.countWaiting()).to.equal(0);
  });

  for (const step of [undefined, null, 'move', {}])
    it(`needs a function, which ${JSON.stringify(step)} is not`, () => {
      expect(() => tween(step as never)).to.throw(/^tween: expected a function, got /);
    });

  for (const durationMs of [NaN, Infinity, -Infinity, '300'])
    it(`needs a finite duration, which ${durationMs} is not`, () => {
      const start = () => tween(() => undefined, { durationMs: durationMs as number });
      expect(start).to.throw(/^tween: expected a finite duration in milliseconds, got /);
    });

  for (const durationMs of [0, -1, -0.001])
    it(`ends with its first frame after ${durationMs} ms`, async () => {
      const frames = fakeFrames();
      const shares: number[] = [];
      const end = tween((share) => shares.push(share), { durationMs, frames });
      frames.draw(5);
      await end;
      expect(shares).to.deep.equal([1]);
    });

  it('does not go back when the clock does', async () => {
    const frames = fakeFrames();
    const shares: number[] = [];
    const end = tween((share) => shares.push(share), { durationMs: 100, frames });
    for (const nowMs of [50, 10, 150]) frames.draw(nowMs);
    await end;
    expect(shares).to.deep.equal([0, 0, 1]);
  });

  it('runs in real frames', async () => {
    const shares: number[] = [];
    await tween((share) => shares.push(share), { durationMs: 30 });
    expect(shares[0]).to.equal(0);
    expect(shares.at(-1)).to.equal(1);
  });

  it('requests no frame if its signal is already aborted', async () => {
    const frames = fakeFrames();
    const signal = AbortSignal.abort(new Error('gone'));
    const end = tween(() => expect.fail('it was called'), { frames, signal });
    expect(await end.catch(String)).to.equal('Error: gone');
    expect(frames.countWaiting()).to.equal(0);
  });

  it('stops after an abort, even in the same frame', async () => {
    const frames = fakeFrames();
    const ending = new AbortController();
    frames.request(() => {
      ending.abort(new Error('gone'));
    });
    let calls = 0;
    const end = tween(() => (calls += 1), { frames, signal: ending.signal });
    frames.draw(0);
    expect(await end.catch(String)).to.equal('Error: gone');
    expect(calls).to.equal(0);
    expect(frames.countWaiting()).to.equal(0);
  });

  it('can abort itself', async () => {
    const frames = fakeFrames();
    const ending = new AbortController();
    const end = tween(
      () => {
        ending.abort(new Error('enough'));
      },
      { frames, signal: ending.signal },
    );
    frames.draw(0);
    expect(await end.catch(String)).to.equal('Error: enough');
    expect(frames.countWaiting()).to.equal(0);
  });

  it('rejects with an error of its function', async () => {
    const frames = fakeFrames();
    const end = tween(
      () => {
        throw new Error('no more');
      },
      { frames },
    );
    frames.draw(0);
    expect(await end.catch(String)).to.equal('Error: no more');
    expect(frames.countWaiting()).to.equal(0);
  });
});
