/** Whether somebody may edit or delete a post or comment: only its author may [34.9]. `userId` is null for a guest. */
export function mayChange(userId: string | null, { userId: author }: { readonly userId: string }): boolean {
  return userId === author
}

/** Whether somebody may mark an answer as the solution: whoever asked may, for what somebody else has answered. */
export function mayAccept(
  userId: string | null,
  post: { readonly userId: string },
  comment: { readonly userId: string },
): boolean {
  return mayChange(userId, post) && !mayChange(userId, comment)
}
