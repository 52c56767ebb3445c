/** The part of jsdom that the store uses. */
declare module 'jsdom' {
  /** A page without a browser. */
  export class JSDOM {
    readonly window: Window & typeof globalThis;
    constructor(html: string);
  }
}
