export { type Download, findDownloads } from './find-downloads.ts';
export {
  downloadsCause,
  eraseDownloads,
  issueDownloads,
  keepDownloads,
  renewDownloads,
} from './issue-downloads.ts';
export { copyProductFiles, findProductFiles, releaseProductFiles } from './product-files.ts';
export { FILE_TEXTS } from './texts.ts';
