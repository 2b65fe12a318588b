import type { PortErrorCode } from '../contract/index.ts'

const refusals: ReadonlySet<string> = new Set([
  'address/pincode-unknown',
  'address/place-mismatch',
  'phone/invalid',
] satisfies PortErrorCode[])

/** Whether the server refused an address for what it says [28.4]: its sentence tells the shopper what to change. */
export function isAddressRefusal({ code }: { readonly code: string }): boolean {
  return refusals.has(code)
}
