import { expect } from '@open-wc/testing';
import { openOverlayMemory } from '../../../core/interface/index.ts';
import { openSessionData } from '../../../core/session/index.ts';

const DAY_MS = 86_400_000;
const KEY = 'store-overlay.letters';

const forgetAll = () => {
  localStorage.clear();
  document.cookie = `${KEY}=; Max-Age=0; Path=/`;
};

describe('the memory of an overlay', () => {
  let nowMs = 0;
  let warnings: string[] = [];
  /** As the next page opens it. */
  const memory = (overlayId = 'letters', open?: () => Storage) =>
    openOverlayMemory({
      overlayId,
      now: () => nowMs,
      data: openSessionData({
        warn: (sentence) => warnings.push(sentence),
        now: () => nowMs,
        ...(open && { open }),
      }),
    });

  beforeEach(() => {
    nowMs = Date.UTC(2026, 0, 1);
    warnings = [];
    forgetAll();
  });
  after(forgetAll);

  it('allows an overlay that was never seen', () => {
    expect(memory().isDue('1')).to.equal(true);
  });

  it('allows it again thirty days after it was closed', () => {
    memory().keepClosed('1');
    nowMs += 30 * DAY_MS - 1;
    expect(memory().isDue('1')).to.equal(false);
    nowMs += 1;
    expect(memory().isDue('1')).to.equal(true);
  });

  it('allows another version at once', () => {
    memory().keepClosed('1');
    expect(memory().isDue('2')).to.equal(true);
    memory().keepSubmitted('1');
    expect(memory().isDue('2')).to.equal(true);
  });

  it('never allows a submitted version again, even if it is closed afterwards', () => {
    memory().keepSubmitted('1');
    memory().keepClosed('1');
    nowMs += 365 * DAY_MS;
    expect(memory().isDue('1')).to.equal(false);
  });

  it('separates overlays by id, whatever its characters', () => {
    memory('a;b=c').keepSubmitted('1');
    expect(memory('a;b=c').isDue('1')).to.equal(false);
    expect(memory().isDue('1')).to.equal(true);
  });

  it('counts the days from now if the stored time is in the future', () => {
    nowMs += 300 * DAY_MS;
    memory().keepClosed('1');
    nowMs -= 300 * DAY_MS;
    expect(memory().isDue('1')).to.equal(false);
    nowMs += 30 * DAY_MS;
    expect(memory().isDue('1')).to.equal(true);
  });

  for (const kept of [
    'not JSON',
    '{"v":1,"exp":null,"data":"[]"}',
    '{"v":1,"exp":null,"data":"{\\"version\\":1}"}',
    '{"v":2,"exp":null,"data":"{}"}',
  ]) {
    it(`ignores invalid storage: ${kept}`, () => {
      localStorage.setItem(KEY, kept);
      expect(memory().isDue('1')).to.equal(true);
      expect(warnings).to.deep.equal([]);
    });
  }

  for (const [fault, open] of Object.entries({
    'cannot be touched': () => {
      throw new DOMException('denied', 'SecurityError');
    },
    'is full': () =>
      ({
        getItem: () => null,
        removeItem: () => undefined,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }) as unknown as Storage,
  })) {
    it(`falls back to a cookie if storage ${fault}, with one warning`, () => {
      const own = memory('letters', open);
      own.keepClosed('1');
      own.keepClosed('1');
      expect(own.isDue('1')).to.equal(false);
      expect(memory('letters', open).isDue('1'), 'on the next page').to.equal(false);
      expect(new Set(warnings).size).to.equal(1);
    });
  }
});
