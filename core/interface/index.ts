export { breakpointOf, BREAKPOINTS, type Breakpoint } from './breakpoints.ts';
export { fetchData, type FetchedData, type FetchOptions, type FetchState } from './fetch-data.ts';
export type { Frames } from './frames.ts';
export { keepFocus, type FocusLimits } from './keep-focus.ts';
export { toLocal, zoomOf } from './local-distance.ts';
export { openOverlayMemory, type OverlayMemory, type OverlayMemoryParts } from './overlay-memory.ts';
export { prefersStillness } from './prefers-stillness.ts';
export { scrollIntoView, type ScrollOptions } from './scroll-into-view.ts';
export { tween, type TweenOptions } from './tween.ts';
