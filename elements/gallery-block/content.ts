/** What is known of a slide. */
export interface SlideFacts {
  /** Its title, or the alternative text of its picture; may be empty. */
  readonly name: string;
  /** The URL of a thumbnail; empty for none. */
  readonly thumbnailUrl: string;
}

/** A gallery that shows all pictures: it has no controls. */
interface StillGallery {
  readonly state: 'still';
}

/** A gallery that shows its pictures one after another. */
interface MovingGallery {
  readonly state: 'moving';
  /** Whether it plays automatically; null where it never does. The button toggles it. */
  readonly isPlaying: boolean | null;
  readonly hasControls: boolean;
  /** Such as "2 of 5". */
  readonly positionText: string;
}

/** What a gallery shows beside its pictures. */
export type GalleryContent = StillGallery | MovingGallery;
