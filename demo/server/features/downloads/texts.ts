import { DOWNLOAD_LIMITS } from './download-limits.ts';

const { days, fileSize, filesPerProduct } = DOWNLOAD_LIMITS;

/** Sentences of the owner's pages of files. Source: docs/behaviour/owner-pages.md §26 */
export const FILE_TEXTS = {
  filesOf: (title: string) => `Files of ${title}`,
  added: 'The file was added. New orders bring it.',
  saved: 'The file was saved. New orders bring it, earlier ones keep theirs.',
  moved: 'The order was saved.',
  removed: 'The file was removed. Earlier orders keep it.',
  missing: 'This product has no file: customers pay and get nothing to download.',
  limits: `Any type, up to ${fileSize}. A product can have up to ${filesPerProduct} files.`,
  tooLarge: `The file is larger than ${fileSize}.`,
  tooMany: `A product can have up to ${filesPerProduct} files.`,
  noFile: 'Choose a file.',
  noName: 'Enter a name.',
  keepsType: 'The ending stays, so that the file opens with the right program.',
  replaceHint: 'Leave it empty to keep the file. Earlier orders keep the one that they brought.',
  remove: 'Remove file',
  keep: 'Keep file',
  removedForGood:
    'New orders will not bring this file anymore. Customers who have bought it keep their links.',
  lastOne: 'It is the only file: customers will pay and get nothing to download.',
} as const;

/** The mail with links to files. Source: docs/behaviour/reference-store.md §29.3 */
export const DOWNLOAD_MAIL = {
  subject: (siteTitle: string) => `Your downloads from ${siteTitle}`,
  greeting: (name: string, number: string) => `Hi ${name},\n\nHere are the files of your order ${number}:`,
  file: (name: string, size: string, url: string) => `${name} (${size})\n${url}`,
  limits: (count: number) =>
    `The links work for ${days} days, each for ${count} downloads. Please don’t forward this email: anyone with a link can use it.`,
} as const;
