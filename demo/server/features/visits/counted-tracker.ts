/** The tracker that receives every step, so that an event sent to several trackers counts once. */
export const COUNTED_TRACKER = 'older';
