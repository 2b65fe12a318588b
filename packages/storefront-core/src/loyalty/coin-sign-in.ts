import { isValidPhone, normalizePhone } from '../digits/index.ts'

/** What signing in is worth to a guest. */
export interface CoinSignIn {
  readonly coins: number
  /** The number that she would sign in with: ten digits. */
  readonly mobileNumber: string
}

/**
 * What a guest is told before she pays [03.6]: coins are for signed-in shoppers, and she has given a number that she can sign in
 * with. Null for who is signed in, where there are no coins for her, and without a whole number.
 */
export function coinSignIn(facts: {
  readonly isGuest: boolean
  /** What she would have of them. */
  readonly coins: number
  /** In any notation. */
  readonly phone: string
}): CoinSignIn | null {
  const mobileNumber = normalizePhone(facts.phone)
  if (!facts.isGuest || facts.coins <= 0 || !isValidPhone(mobileNumber)) return null
  return { coins: facts.coins, mobileNumber }
}
