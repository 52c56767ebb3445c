/** The data of a page that asks the owner before something is done that cannot be undone. */
export interface OwnerQuestionData {
  /** Why it was not done at the last try. */
  readonly notice: string | undefined;
  /** What it is about. */
  readonly about: string;
  /** What follows from a yes. */
  readonly consequence: string;
  /** What speaks against it. */
  readonly warning: string | undefined;
  /** Where a yes is posted to, and what with. */
  readonly action: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly confirmText: string;
  /** Where a no leads; it has the focus. */
  readonly cancelUrl: string;
  readonly cancelText: string;
}

/** The data of the page of those who wait; the list is for those without a script. */
export interface OwnerRestockData {
  /** What was done before this page was opened. */
  readonly done: string | undefined;
  readonly groups: readonly {
    readonly title: string;
    readonly waiting: string;
    readonly stock: string;
    /** Where the owner is asked. */
    readonly url: string;
    readonly send: string;
    readonly sendName: string;
  }[];
  readonly empty: string;
  readonly moreUrl: string | undefined;
}
