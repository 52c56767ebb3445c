import { expect } from '@open-wc/testing';
import { inTabTurn } from '../../../core/session/index.ts';

/** Records the order of events; each action ends when it is released. */
function notes() {
  const noted: string[] = [];
  const act = (name: string) => {
    let end = (): void => undefined;
    const isOver = new Promise<void>((resolve) => {
      end = resolve;
    });
    const run = async () => {
      noted.push(`${name} begins`);
      await isOver;
      noted.push(`${name} ends`);
      return name;
    };
    return { run, end };
  };
  return { noted, act };
}

/** Takes the browser's locks away, or puts others in their place. */
function withLocks(locks: unknown): void {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

describe('inTabTurn', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('runs actions of one name one after the other', async () => {
    const { noted, act } = notes();
    const [one, other] = [act('one'), act('other')];
    const both = Promise.all([inTabTurn('test-turn', one.run), inTabTurn('test-turn', other.run)]);
    other.end();
    one.end();
    expect(await both).to.deep.equal(['one', 'other']);
    expect(noted).to.deep.equal(['one begins', 'one ends', 'other begins', 'other ends']);
  });

  it('does not block other names', async () => {
    const { noted, act } = notes();
    const [one, other] = [act('one'), act('other')];
    other.end();
    const first = inTabTurn('test-turn', one.run);
    await inTabTurn('test-turn-of-others', other.run);
    one.end();
    await first;
    expect(noted.slice(-2)).to.deep.equal(['other ends', 'one ends']);
  });

  it('does not repeat a failed action, and continues with the next', async () => {
    let begun = 0;
    const fails = () => {
      begun += 1;
      return Promise.reject(new Error('not today'));
    };
    const end = await inTabTurn('test-turn', fails).catch((error: unknown) => error);
    expect([String(end), begun]).to.deep.equal(['Error: not today', 1]);
    expect(await inTabTurn('test-turn', () => Promise.resolve('next'))).to.equal('next');
  });

  for (const [why, locks] of [
    ['has no locks', undefined],
    ['refuses them', { request: () => Promise.reject(new DOMException('', 'SecurityError')) }],
  ] as const) {
    it(`starts at once in a browser that ${why}`, async () => {
      withLocks(locks);
      expect(await inTabTurn('test-turn', () => Promise.resolve('done'))).to.equal('done');
    });
  }
});
