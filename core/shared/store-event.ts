/**
 * An event of the store: plain fields, and the same fields as `detail`. Subclasses
 * declare the plain fields, and set none.
 */
export class StoreEvent<Detail extends object> extends Event {
  declare readonly detail: Readonly<Detail>;

  constructor(type: string, detail: Detail, isCancelable: boolean) {
    super(type, { bubbles: true, composed: true, cancelable: isCancelable });
    Object.assign(this, detail, { detail });
  }
}
