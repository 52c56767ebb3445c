/** The one that is told of every step; an event that several are told of counts once. */
export const COUNTED_TRACKER = 'older';
