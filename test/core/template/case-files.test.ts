import { expect } from '@open-wc/testing';
import { parseCaseFile } from '../../template/support/case-file.ts';
import { renderWithOurs } from '../../template/support/ours.ts';

// Browsers carry locale data of other years than Node: here their own words may stand.
const OF_ANOTHER_YEAR: Readonly<Record<string, string>> = {
  'formatters/bookkeeper-money-format/region-of-de-ch.case': 'the apostrophe between thousands',
  'formatters/decimal/locale-de-ch.case': 'the apostrophe between thousands',
  'formatters/money/locale-de-ch.case': 'the apostrophe between thousands',
  'formatters/money/digits-of-the-currency.case': 'whether the Colombian peso has cents',
};

const answer = await fetch('/case-files.json');
const files = (await answer.json()) as Readonly<Record<string, string>>;

describe('case files in a browser', () => {
  it('are there, those of another year as well', () => {
    expect(Object.keys(files))
      .to.have.length.above(1000)
      .and.to.include.members(Object.keys(OF_ANOTHER_YEAR));
  });

  for (const [name, text] of Object.entries(files)) {
    it(name, () => {
      const { expected, ...each } = parseCaseFile(text);
      const rendered = renderWithOurs(each);
      expect(rendered.errors).to.deep.equal(expected.errors);
      if (name in OF_ANOTHER_YEAR) expect(rendered.output).to.have.length.above(0);
      else expect(rendered.output).to.equal(expected.output);
    });
  }
});
