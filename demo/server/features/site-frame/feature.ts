import type { Feature } from '../../platform/feature.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { FRAME_PAGE, framePageData } from './frame-page.ts';
import { frameRoutes } from './frame-routes.ts';
import { findFrame } from './site-frame.ts';
import { createSiteFrame, countFrames } from './tables.ts';

/** The owner's header and footer. */
export const SITE_FRAME: Feature = {
  tables: ['site_frame'],
  migrations: { '026-site-frame': createSiteFrame, '027-versions-of-site-frame': countFrames },
  routes: [frameRoutes],
  ownerPages: [
    ownerPage({
      ...FRAME_PAGE,
      template: 'owner-site-frame',
      read: async (context, { db }) =>
        framePageData(await findFrame(db), { isDone: context.req.query('done') === '1' }),
    }),
  ],
};

export { findPrintedFrame, type FrameText } from './site-frame.ts';
