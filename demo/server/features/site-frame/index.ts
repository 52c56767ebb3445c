export {
  findFrame,
  findPrintedFrame,
  type FrameText,
  FRAME,
  FRAME_UPDATE,
  type KeptFrame,
  saveFrame,
} from './site-frame.ts';
