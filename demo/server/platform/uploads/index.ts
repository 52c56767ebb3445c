export { answerUpload } from './answer-upload.ts';
export { displayName } from './display-name.ts';
export type { FormFile } from './form-parts.ts';
export { mediaTypeOf, withMediaType } from './media-type-of.ts';
export { findUpload, findUploads, readWholeUpload } from './read-upload.ts';
export { readUploadForm } from './read-upload-form.ts';
export { type NewUpload, saveUpload, type StoredUpload } from './save-upload.ts';
export { deleteUnusedUploads, sweepUploads, useUploads } from './use-uploads.ts';
