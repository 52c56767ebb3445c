/** What a slide tells of itself. */
export interface SlideFacts {
  /** Its title, or the words of its picture; may be empty. */
  readonly name: string;
  /** The address of a small picture of it; empty for none. */
  readonly thumbnailUrl: string;
}

/** A gallery whose pictures all stand there: nothing is steered. */
interface StillGallery {
  readonly state: 'still';
}

/** A gallery whose pictures come one after another. */
interface MovingGallery {
  readonly state: 'moving';
  /** Whether it plays by itself: what the button stops or starts; null where it never does. */
  readonly isPlaying: boolean | null;
  readonly hasControls: boolean;
  /** Such as "2 of 5". */
  readonly positionText: string;
}

/** What a gallery shows beside its pictures. */
export type GalleryContent = StillGallery | MovingGallery;
