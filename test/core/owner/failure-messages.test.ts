import { expect } from '@open-wc/testing';
import { EDITOR_WORDS } from '../../../core/words/index.ts';

/** Texts for editors, most of which no tag renders yet. Source: docs/behaviour/interface.md §9.2; docs/behaviour/form-editor.md §6.1 */
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
});
