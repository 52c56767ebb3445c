import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseCaseFile } from './support/case-file.ts';
import { renderWithOracle } from './support/oracle.ts';

const WHOLE = `--- data
{"v": "<b>"}
--- options
{"locale": "en-US"}
--- template
{v|html}

--- output
&lt;b&gt;

--- errors
one
two
`;

describe('a case file', () => {
  it('is read exactly: only the last line feed of a section is dropped', () => {
    assert.deepEqual(parseCaseFile(WHOLE), {
      template: '{v|html}\n',
      data: '{"v": "<b>"}',
      options: { locale: 'en-US' },
      expected: { output: '&lt;b&gt;\n', errors: ['one', 'two'] },
    });
  });

  it('may omit options and errors, and expect nothing', () => {
    const { options, expected } = parseCaseFile('--- data\n{}\n--- template\n{v}\n--- output\n');
    assert.deepEqual([options, expected], [{}, { output: '', errors: [] }]);
  });

  const broken: Readonly<Record<string, readonly [string, RegExp]>> = {
    'a section is missing': ['--- data\n{}\n--- output\n', /no section "template"/],
    'a section comes twice': ['--- data\n{}\n--- data\n{}\n', /two sections "data"/],
    'sections are out of order': ['--- template\n{}\n--- data\n{}\n--- output\n', /order/],
    'something stands before the first': ['\n--- data\n{}\n', /starts with/],
    'an option is unknown': ['--- data\n{}\n--- options\n{"now":1}\n', /unknown option: now/],
    'data are no JSON': ['--- data\n{\n--- template\n--- output\n', /JSON/],
  };
  for (const [situation, [text, message]] of Object.entries(broken)) {
    it(`is refused if ${situation}`, () => {
      assert.throws(() => parseCaseFile(text), message);
    });
  }

  it('provides what the existing engine needs', () => {
    const { output, errors } = renderWithOracle({ ...parseCaseFile(WHOLE), template: '{v|html}{a|nothing}' });
    assert.deepEqual(
      [output, errors],
      ['&lt;b&gt;{a|nothing}', ["SyntaxError: Formatter 'nothing' is unknown"]],
    );
  });
});
