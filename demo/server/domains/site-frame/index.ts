export { findFrame, findPrintedFrame, type FrameText, FRAME, saveFrame } from './site-frame.ts';
