import { expect } from '@open-wc/testing';
import { createEngine } from '../../../engine/template/index.ts';

const NOON_MS = Date.UTC(2018, 2, 12, 16, 0);

// The case files run in the browser as well (case-files.test.ts); here stands what must be seen there.
describe('templates in a browser', () => {
  const engine = createEngine({ locale: 'en-US' });

  const CASES: Readonly<Record<string, readonly [template: string, data: unknown, output: string]>> = {
    'escapes what it prints': ['{a|html}{b|htmlattr}', { a: '<b>', b: '"' }, '&lt;b&gt;&quot;'],
    'goes through lists': ['{.repeated section l}{@}{.alternates with}, {.end}', { l: [1, 2] }, '1, 2'],
    computes: ['{.eval max(price, 3) * 2}', { price: 2 }, '6'],
    'writes money': ['{p|money}', { p: { value: '1234.5', currency: 'USD' } }, '$1,234.50'],
    'writes decimals': ['{n|decimal style:short}', { n: '12345' }, '12K'],
    'writes dates in the site’s zone': ['{d|date %A %H:%M %Z}', { d: NOON_MS }, 'Monday 12:00 EDT'],
    'writes dates in the locale’s words': [
      '{d|datetime long}',
      { d: NOON_MS },
      'March 12, 2018 at 12:00:00\u202FPM EDT',
    ],
    'writes distances in time': [
      '{a,d|relative-time}',
      { a: NOON_MS, d: NOON_MS + 172_800_000 },
      'in 2 days',
    ],
    'picks plurals': ['{m|message n}', { m: '{0 plural one{# cup} other{# cups}}', n: 2 }, '2 cups'],
  };

  for (const [situation, [template, data, output]] of Object.entries(CASES)) {
    it(situation, () => {
      const rendering = engine.render(template, data);
      expect(rendering.errors).to.deep.equal([]);
      expect(rendering.output).to.equal(output);
    });
  }

  it('needs no unsafe-eval', () => {
    const original = globalThis.Function;
    let made = 0;
    globalThis.Function = new Proxy(original, {
      construct(target, args: string[]) {
        made++;
        return Reflect.construct(target, args);
      },
    });
    try {
      engine.render('{.repeated section l}{@|date %Y}{.eval 1+1}{.end}', { l: [1] });
    } finally {
      globalThis.Function = original;
    }
    expect(made).to.equal(0);
  });
});
