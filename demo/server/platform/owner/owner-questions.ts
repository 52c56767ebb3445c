/** The data of a page that asks the owner to confirm an irreversible action. */
export interface OwnerQuestionData {
  /** Why the last attempt failed. */
  readonly notice: string | undefined;
  /** The subject of the action. */
  readonly about: string;
  /** The consequence of confirming. */
  readonly consequence: string;
  /** A warning. */
  readonly warning: string | undefined;
  /** URL and hidden controls of the form. */
  readonly action: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly confirmText: string;
  /** URL for cancelling; its link has the focus. */
  readonly cancelUrl: string;
  readonly cancelText: string;
}

/** The data of the page of restock sign-ups; the list works without JavaScript. */
export interface OwnerRestockData {
  /** Notice of the previous action. */
  readonly done: string | undefined;
  readonly groups: readonly {
    readonly title: string;
    readonly waiting: string;
    readonly stock: string;
    /** URL of the confirmation page. */
    readonly url: string;
    readonly send: string;
    readonly sendName: string;
  }[];
  readonly empty: string;
  readonly moreUrl: string | undefined;
}
