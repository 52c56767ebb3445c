export { answerUpload, type SentFile } from './answer-upload.ts';
export { displayName } from './display-name.ts';
export type { FormFile, FormLimits } from './form-parts.ts';
export { mediaTypeOf, withMediaType } from './media-type-of.ts';
export { findUpload, findUploads, readUpload, readWholeUpload } from './read-upload.ts';
export { readUploadForm, type UploadForm } from './read-upload-form.ts';
export { type NewUpload, saveUpload, type StoredUpload } from './save-upload.ts';
export type { UploadKind } from './tables.ts';
export { deleteUnusedUploads, sweepUploads, useUploads } from './use-uploads.ts';
