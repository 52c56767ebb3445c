import { expect } from '@open-wc/testing';
import { parseCaseFile } from '../../template/support/case-file.ts';
import { renderWithOurs } from '../../template/support/ours.ts';

const answer = await fetch('/case-files.json');
const files = (await answer.json()) as Readonly<Record<string, string>>;

describe('case files in a browser', () => {
  it('are there', () => {
    expect(Object.keys(files)).to.have.length.above(1000);
  });

  for (const [name, text] of Object.entries(files)) {
    it(name, () => {
      const { expected, ...each } = parseCaseFile(text);
      const rendered = renderWithOurs(each);
      expect(rendered.errors).to.deep.equal(expected.errors);
      expect(rendered.output).to.equal(expected.output);
    });
  }
});
