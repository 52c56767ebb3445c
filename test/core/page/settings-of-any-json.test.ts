import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { createPageSettings } from '../../../core/page/index.ts';
import { parseSettings } from '../../../core/settings-check/index.ts';

const shapeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const DEFAULT_SETTINGS = createPageSettings({ parse: parseSettings }).$settings.get();
const KEYS = Object.keys(DEFAULT_SETTINGS) as (keyof typeof DEFAULT_SETTINGS)[];

describe('any JSON', () => {
  it('yields a value of the right type for every setting, and does not throw', () => {
    const nested = fc.dictionary(fc.constantFrom(...KEYS.flatMap(innerKeys)), fc.jsonValue());
    const said = fc.dictionary(fc.constantFrom(...KEYS), fc.oneof(fc.jsonValue(), nested));
    fc.assert(
      fc.property(said, (partial) => {
        const page = createPageSettings({ parse: parseSettings, warn: () => undefined });
        page.setElementSettings(partial);
        for (const key of KEYS) {
          const standard = DEFAULT_SETTINGS[key];
          const got = page.$settings.get()[key];
          if (standard === null) expect(got, key).not.to.equal(undefined);
          else expect(shapeOf(got), key).to.equal(shapeOf(standard));
        }
      }),
      { numRuns: 500 },
    );
  });
});

function innerKeys(key: keyof typeof DEFAULT_SETTINGS): string[] {
  return [key, ...Object.keys(Object(DEFAULT_SETTINGS[key]) as object)];
}
