import type { Author } from '@krishi/storefront-core/contract'

/** Who wrote something, as everybody may see it: an account without a name has an empty one. */
export function toAuthor({
  userId,
  firstName,
  lastName,
}: {
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
}): Author {
  return { userId, name: `${firstName} ${lastName}`.trim(), profilePic: '' }
}
