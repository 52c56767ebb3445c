import { expect } from '@open-wc/testing';
import { EDITOR_WORDS } from '../../../core/words/index.ts';
import { editorMessage, type EditorMessage, type EditorMessageValues } from '../../../owner/rules/index.ts';

/** Texts for editors, most of which no tag renders. Source: docs/behaviour/interface.md §9.2; docs/behaviour/form-editor.md §6.1 */
const SAID = {
  resultsNotLoaded: 'Unable to load results',
  collectionsNotLoaded: 'Unable to load collections',
  fontsNotLoaded: 'Unable to load fonts',
  noResults: 'No results found',
  networkProblem: 'Network error',
  noJobResponse: 'No response data from job request',
  fileNotProcessed: 'File processing failed',
  fileCancelled: 'File processing cancelled',
  uploadIncomplete: 'File upload failed to complete',
  uploadFailed: 'Error uploading',
  uploadProblem: 'There was a problem while uploading your file.',
  renameProblem: 'There was a problem while renaming your file.',
  fileNameMissing: 'Please enter a file name',
  vimeoBasic: 'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
  noCodeOnAndroid: 'Code editing is not available on Android.',
  fileTooLarge: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  fileUnsupported: 'The file {fileName} does not appear to be a supported {fileTypeMessage}file.',
  oneTagAtATime: 'You may only edit one {tagType} at a time',
} satisfies Partial<typeof EDITOR_WORDS>;

describe('failure messages of editors', () => {
  for (const [name, text] of Object.entries(SAID))
    it(`read "${text}"`, () => {
      expect(EDITOR_WORDS[name as keyof typeof SAID]).to.equal(text);
    });

  it('are exported, without and with values', () => {
    expect(editorMessage('networkProblem')).to.equal('Network error');
    expect(editorMessage('fileUnsupported', { fileName: 'a.gif', fileTypeMessage: 'video ' })).to.equal(
      'The file a.gif does not appear to be a supported video file.',
    );
    expect(editorMessage('oneTagAtATime', { tagType: 'category' })).to.equal(
      'You may only edit one category at a time',
    );
  });

  it('name the values of all placeholders', () => {
    const values: EditorMessageValues = {
      emailFormat: { email: 'a' },
      linkFormat: { host: 'a', otherHost: 'b' },
      pageUrlInvalid: { val: 'a' },
      optionUnexpected: { val: 'a' },
      datasetCut: { rows: 1, columns: 2 },
      tagExists: { tagType: 'a' },
      oneTagAtATime: { tagType: 'a' },
      fileTooLarge: { fileName: 'a', maxSize: 'b' },
      fileUnsupported: { fileName: 'a', fileTypeMessage: 'b' },
      deleteFile: { filename: 'a' },
    };
    for (const [name, given] of Object.entries(values) as [keyof EditorMessageValues, never][])
      expect(editorMessage(name, given)).not.to.match(/[{}]/);
    const others = (Object.keys(EDITOR_WORDS) as EditorMessage[]).filter((name) => !(name in values));
    for (const name of others) expect(EDITOR_WORDS[name]).not.to.match(/[{}]/);
  });
});
