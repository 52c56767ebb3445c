/** What the store uses of jsdom. */
declare module 'jsdom' {
  /** A page without a browser. */
  export class JSDOM {
    readonly window: Window & typeof globalThis;
    constructor(html: string);
  }
}
