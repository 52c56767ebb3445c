import type { PictureFault } from '../../platform/photographs/index.ts';
import { PICTURE_LIMITS as LIMITS } from './picture-limits.ts';

const MEGABYTE = 1_000_000;

/** Why a file was not added: by its name. */
const FAULTS: Readonly<Record<PictureFault | 'tooLarge' | 'empty' | 'again' | 'tooMany' | 'full', string>> = {
  otherType: 'is not a picture that can be used. Choose a JPEG, PNG, WebP, GIF or AVIF.',
  broken: 'is damaged or incomplete.',
  tooManyPixels: 'has more than 60 megapixels.',
  noLibrary: 'cannot be read: this server has no image library.',
  tooLarge: `is larger than ${LIMITS.fileBytes / MEGABYTE} MB.`,
  empty: 'is empty.',
  again: 'is already one of the pictures.',
  tooMany: `is one too many: ${LIMITS.files} can be added at once.`,
  full: `is one too many: a product can have up to ${LIMITS.pictures} pictures.`,
};

/** Texts of the page of pictures. Source: docs/behaviour/owner-pages.md §24 */
export const PICTURE_TEXTS = {
  title: 'Pictures',
  saved: 'The pictures were saved.',
  someNotAdded: 'Some pictures were not added.',
  checkFields: 'The pictures were not saved. Please correct the marked fields.',
  fault: (fileName: string, fault: keyof typeof FAULTS) => `“${fileName}” ${FAULTS[fault]}`,
  filesHint: `JPEG, PNG, WebP, GIF or AVIF. Up to ${LIMITS.files} at once, ${LIMITS.fileBytes / MEGABYTE} MB each and ${LIMITS.formBytes / MEGABYTE} MB together. Of an animation the first picture is shown.`,
  badPercent: 'Enter a number from 0 to 100.',
  badPosition: 'Enter a whole number from 1.',
  noVariant: 'None in particular',
  asIs: (count: number) => `As it is (${count} variants)`,
  titleOf: (product: string) => `Pictures of ${product}`,
  number: (number: number) => `Picture ${number}`,
  main: 'Main picture',
} as const;
