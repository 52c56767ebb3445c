import { expect } from '@open-wc/testing';
import {
  assert,
  AssertionError,
  FAILURE_KINDS,
  isStorefrontError,
  StorefrontError,
} from '../../../core/errors/index.ts';

describe("a programmer's mistake", () => {
  it('passes silently if the condition holds', () => {
    expect(() => {
      assert(true, 'formatMoney', 'an integer');
    }).not.to.throw();
  });

  it('names the function, the expected and the actual value', () => {
    expect(() => {
      assert(false, 'formatMoney', 'an integer', '12.5');
    }).to.throw(AssertionError, 'formatMoney: expected an integer, got "12.5"');
  });

  it('shows at most a hundred characters of a long value', () => {
    expect(() => {
      assert(false, 'parse', 'a short text', 'x'.repeat(5000));
    }).to.throw(AssertionError, /got "x{99}…$/);
  });

  it('handles a value that cannot be printed', () => {
    expect(() => {
      assert(false, 'parse', 'a text', Object.create(null));
    }).to.throw(AssertionError, 'got object');
  });
});

describe('a failed call', () => {
  it('carries its kind and details', () => {
    const cause = new TypeError('network');
    const refusal = new StorefrontError(FAILURE_KINDS.rateLimited, {
      status: 429,
      retryAfterMs: 3000,
      cause,
    });
    expect(refusal).to.include({ kind: 'rate-limited', status: 429, retryAfterMs: 3000, cause });
    expect(refusal).to.be.instanceOf(Error);
  });

  it('copies only its details from a response or an error', () => {
    const ofResponse = new StorefrontError('server', new Response(null, { status: 503 }));
    expect(ofResponse.status).to.equal(503);
    const cause = new Error('no');
    const ofError = new StorefrontError(
      'offline',
      Object.assign(new Error('theirs', { cause }), { name: 'Theirs', message: 'theirs' }),
    );
    expect(ofError).to.include({ name: 'StorefrontError', message: 'Store call refused: offline', cause });
  });

  it('has a property for each detail, even for an unknown one', () => {
    expect(Object.keys(new StorefrontError('offline'))).to.include.members([
      'kind',
      'status',
      'serverMessage',
      'retryAfterMs',
      'fields',
    ]);
  });

  it('is recognised by its brand, even from another copy of the script', () => {
    const ofAnotherCopy = Object.assign(new Error('refused'), {
      [Symbol.for('storefront-elements.error')]: true,
      kind: 'offline',
    });
    expect(isStorefrontError(new StorefrontError('offline'))).to.equal(true);
    expect(isStorefrontError(ofAnotherCopy)).to.equal(true);
  });

  const others = {
    error: new Error('no'),
    text: 'offline',
    null: null,
    number: 42,
    record: { kind: 'offline' },
  };
  for (const [name, other] of Object.entries(others)) {
    it(`is not any other ${name}`, () => {
      expect(isStorefrontError(other)).to.equal(false);
    });
  }
});
