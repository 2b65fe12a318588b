import { hasShape, isText } from '../shape/index.ts'
import type { Guard } from '../shape/index.ts'

/** Who sells and who answers for it, as a shop has to tell it (Consumer Protection (E-Commerce) Rules 2020, 4(2) and 4(5)). */
export interface Seller {
  /** The legal name. */
  readonly name: string
  /** The registered address, in one line. */
  readonly address: string
  readonly grievanceOfficer: string
  /** A mobile number or an e-mail address of that officer. */
  readonly grievanceContact: string
  /** The number of the consumer helpline. */
  readonly consumerHelpline: string
  /** The licence to sell insecticides (Insecticides Rules 1971, 10E). */
  readonly insecticideLicence: string
}

/** Whether a value is a seller. */
export const isSeller: Guard<Seller> = hasShape<Seller>({
  name: isText,
  address: isText,
  grievanceOfficer: isText,
  grievanceContact: isText,
  consumerHelpline: isText,
  insecticideLicence: isText,
})
