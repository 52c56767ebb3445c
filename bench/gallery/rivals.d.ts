/** The parts of other libraries that the comparison uses: their own types need other compiler options. */

declare module 'swiper/element' {
  export function register(): void;
}

declare module 'swiper/modules' {
  export const A11y: unknown;
  export const Keyboard: unknown;
  export const Navigation: unknown;
}

declare module 'swiper/element/css/navigation' {
  const text: string;
  export { text as default };
}

declare module '@splidejs/splide' {
  export class Splide {
    constructor(place: string);
    mount(): void;
  }
}

declare module 'photoswipe' {}

declare module 'photoswipe/lightbox' {
  class PhotoSwipeLightbox {
    constructor(options: {
      readonly gallery: string;
      readonly children: string;
      readonly pswpModule: () => Promise<unknown>;
    });
    init(): void;
  }
  export { PhotoSwipeLightbox as default };
}
