import { isValidPhone, normalizePhone } from '../digits/index.ts'

/** What signing in is worth to a guest. */
export interface CoinSignIn {
  readonly coins: number
  /** The number to sign in with: ten digits. */
  readonly mobileNumber: string
}

/**
 * What a guest is told before paying [03.6]: coins are for signed-in shoppers, and the number that was given can be used
 * to sign in. Null for signed-in shoppers, where the order earns no coins, and while the number is incomplete.
 */
export function coinSignIn(facts: {
  readonly isGuest: boolean
  /** The coins that the order would earn. */
  readonly coins: number
  /** In any notation. */
  readonly phone: string
}): CoinSignIn | null {
  const mobileNumber = normalizePhone(facts.phone)
  if (!facts.isGuest || facts.coins <= 0 || !isValidPhone(mobileNumber)) return null
  return { coins: facts.coins, mobileNumber }
}
