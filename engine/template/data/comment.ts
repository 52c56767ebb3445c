/** A comment on an item. Source: docs/behaviour/template-language.md §13.1 */
export interface CommentData {
  readonly id: string;
  readonly author: { readonly displayName: string };
  /** Text, not markup. */
  readonly body: string;
  /** Epoch milliseconds. */
  readonly addedOn: number;
  readonly likeCount?: number;
}
