/** Why a file, or a form with files, is refused. Source: docs/behaviour/reference-store.md §26 */
export const UPLOAD_MESSAGES = {
  uploadTooLarge: 'These files are too large to send at once. Send fewer of them, or smaller ones.',
  wrongUploadType: 'The form must be sent as multipart/form-data.',
  tooManyFiles: 'That is more than can be sent at once. Send fewer files.',
  manyUploads: 'Other files are being uploaded right now. Please try again in a moment.',
  fileTooLarge: 'The file is too large.',
  emptyFile: 'The file is empty.',
  uploadGone: 'One of the files does not exist anymore. Please reload the page and upload it again.',
} as const;
