import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { pictureFormRoutes } from './picture-form-routes.ts';
import { PICTURE_LIMITS } from './picture-limits.ts';
import { PICTURES_PAGE, readPictures } from './pictures-page.ts';

/** The owner's pages of the pictures of products. */
export const PICTURES: Feature = {
  routes: [pictureFormRoutes],
  uploadForms: { [OWNER_URLS.productPictures]: PICTURE_LIMITS.formBytes },
  ownerPages: [ownerPage({ ...PICTURES_PAGE, template: 'owner-pictures', read: readPictures })],
};
