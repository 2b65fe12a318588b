import type { SignInFacts } from './sign-in.types.ts'

/** A mobile number as it is written in India, without a line break: +91 98765 43210. */
export function formatMobileNumber({ mobileNumber }: Pick<SignInFacts, 'mobileNumber'>): string {
  return `+91\u00a0${mobileNumber.slice(0, 5)}\u00a0${mobileNumber.slice(5)}`
}
