/** What a shopper answers [34.4]. */
export interface CommentDraft {
  /** Made by whoever sends it: a repeat with the same id is the same answer. */
  readonly commentId: string
  readonly postId: string
  readonly userId: string
  readonly text: string
  /** The ids of the accounts that the text names. */
  readonly mentioned: readonly string[]
}
