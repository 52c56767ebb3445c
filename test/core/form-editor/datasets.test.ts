import { expect } from '@open-wc/testing';
import { addRows, decodeText, problemOfFile, readDataset } from '../../../owner/forms/index.ts';

const rowsOf = (text: string) => {
  const dataset = readDataset(text);
  return dataset.state === 'read' ? dataset.rows : dataset.message;
};

const codesOf = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0));

describe('a dataset', () => {
  it('is tab-separated, with any line ends', () => {
    expect(rowsOf('\uFEFFAsh\r\nCeladon\tcel\n\n Tenmoku \r')).to.deep.equal([
      ['Ash'],
      ['Celadon', 'cel'],
      ['Tenmoku'],
    ]);
  });

  it('is decoded from any encoding of a spreadsheet', () => {
    const text = 'Grün\tgruen';
    const utf16 = codesOf(`\uFEFF${text}`);
    const files = {
      'UTF-8': new TextEncoder().encode(text),
      'UTF-8 with a mark': new TextEncoder().encode(`\uFEFF${text}`),
      'UTF-16, little end first': Uint8Array.from(utf16.flatMap((code) => [code & 0xff, code >> 8])),
      'UTF-16, big end first': Uint8Array.from(utf16.flatMap((code) => [code >> 8, code & 0xff])),
      'Windows-1252': Uint8Array.from(codesOf(text)),
    };
    for (const [encoding, bytes] of Object.entries(files))
      expect(rowsOf(decodeText(bytes)), encoding).to.deep.equal([['Grün', 'gruen']]);
  });

  it('keeps the quotes of its author, not those of the spreadsheet', () => {
    expect(rowsOf('"Ash, pale"\n"The ""blue"" one"\tblue\n"Best"\n6" pot')).to.deep.equal([
      ['Ash, pale'],
      ['The "blue" one', 'blue'],
      ['"Best"'],
      ['6" pot'],
    ]);
  });

  it('is limited to 250 rows and 2 columns', () => {
    const rows = rowsOf('a\tb\tc\n'.repeat(300));
    expect(rows.length).to.equal(250);
    expect(rows[249]).to.deep.equal(['a', 'b']);
  });

  it('says whether something was left out', () => {
    const cuts = ['a\n'.repeat(250), 'a\n'.repeat(251), 'a\tb\t\n', 'a\tb\tc\n', '\n'.repeat(300) + 'a\n'];
    expect(
      cuts.map((text) => readDataset(text)).map((read) => read.state === 'read' && read.isCut),
    ).to.deep.equal([false, true, false, true, false]);
  });

  it('needs rows, columns and data', () => {
    expect(rowsOf('')).to.equal('Your dataset must have at least one row');
    expect(rowsOf('\n\n')).to.equal('Your dataset must have at least one column');
    expect(rowsOf('a\n\tb')).to.equal('One or more rows was missing data');
  });

  it('is read from a text file of at most one megabyte', () => {
    expect(problemOfFile({ name: 'glazes.TSV', size: 1_000_000 })).to.equal(null);
    expect(problemOfFile({ name: 'glazes.txt', size: 1_000_001 })).to.equal(
      'The file glazes.txt is too large. The maximum allowed file size is 1 MB.',
    );
    expect(problemOfFile({ name: 'glazes.png', size: 1 })).to.equal(
      'The file glazes.png does not appear to be a supported file.',
    );
  });

  it('adds only new choices', () => {
    const field = { id: 'c', type: 'select', options: ['Ash'] };
    expect(addRows(field, [['Ash'], ['Celadon', 'cel'], ['Celadon']])).to.deep.equal([
      'Ash',
      { value: 'cel', label: 'Celadon' },
    ]);
  });
});
