import { isFlag, isNullOr, isText } from '@krishi/storefront-core/shape'

/** How the fields of a session's user are told from anything else. */
export const sessionUserShape = {
  userId: isText,
  guestUserId: isText,
  isGuestUser: isFlag,
  userExternalId: isNullOr(isText),
  mobileNumber: isText,
  email: isText,
  firstName: isText,
  lastName: isText,
  profilePic: isText,
}
