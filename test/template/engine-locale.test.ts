import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MAX_KEPT_LOCALES } from '../../engine/template/scope/limits.ts';
import { assembleEngine, coreArea, createEngine, i18nArea } from '../../engine/template/index.ts';
import { intlLocale } from '../../engine/i18n/index.ts';

const TEMPLATE = '{n|decimal}';
const DATA = { n: 1234.5 };

describe('the locale of an engine', () => {
  it('must be a language tag', () => {
    for (const locale of ['not a tag!', ''])
      assert.throws(() => createEngine({ locale }), { name: 'AssertionError' });
    assert.throws(
      () => assembleEngine({ areas: [coreArea, i18nArea], openLocale: intlLocale, locale: '-' }),
      { name: 'AssertionError' },
    );
  });

  it('falls back to English for an unknown language', () => {
    const { output, errors } = createEngine({ locale: 'xx-nonsense' }).render(TEMPLATE, DATA);
    assert.deepEqual([output, errors], ['1,234.5', []]);
  });

  it('may be absent', () => {
    assert.equal(createEngine().render(TEMPLATE, DATA).output, '');
  });
});

describe('the locale of one rendering', () => {
  const engine = createEngine({ locale: 'de' });

  it("overrides the engine's", () => {
    assert.equal(engine.render(TEMPLATE, DATA, { locale: 'en' }).output, '1,234.5');
    assert.equal(engine.render(TEMPLATE, DATA, { locale: intlLocale('en') }).output, '1,234.5');
    assert.equal(engine.render(TEMPLATE, DATA).output, '1.234,5');
  });

  it('is opened once, in as many languages as an engine caches', () => {
    const tags = Array.from({ length: MAX_KEPT_LOCALES }, (_, index) => `en-u-nu-latn-x-${index}`);
    const opened: string[] = [];
    const openLocale = (tag: string): ReturnType<typeof intlLocale> => {
      opened.push(tag);
      return intlLocale('en');
    };
    const counting = assembleEngine({ areas: [coreArea, i18nArea], openLocale });
    for (const locale of [...tags, ...tags]) counting.render(TEMPLATE, DATA, { locale });
    assert.deepEqual(opened, tags);
  });

  it("falls back to the engine's if it is invalid, with an error", () => {
    const told: string[] = [];
    const onError = ({ message }: { readonly message: string }) => told.push(message);
    const { output, errors } = engine.render(TEMPLATE, DATA, { locale: 'not a tag!', onError });
    assert.equal(output, '1.234,5');
    assert.deepEqual(
      errors.map(({ code, severity }) => [code, severity]),
      [['unexpected', 'error']],
    );
    assert.match(told.join(), /^RuntimeError: .*a language tag such as "en-US", got "not a tag!"$/);
  });
});
