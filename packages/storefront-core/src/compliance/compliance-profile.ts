import type { Settings } from '../settings/settings.ts'

/** What the shop may preselect for a shopper, and what it has to disclose, under one reading of the law. */
export interface ComplianceProfile {
  /** The terms are ticked beforehand (Consumer Protection (E-Commerce) Rules 2020, 4(9): consent is explicit and recorded). */
  readonly areTermsTicked: boolean
  /** A guest's address is remembered on the device unless the guest opts out (DPDP Act 2023, 6). */
  readonly isAddressRemembered: boolean
  /** For how many days a device remembers it; null for as long as it likes (DPDP Act 2023, 8(7)). */
  readonly addressKeptDays: number | null
  /** Coins may change the amount to pay without being asked for (Guidelines on Dark Patterns 2023). */
  readonly mayApplyCoins: boolean
  /** Stars that a new review begins with; 0 leaves the choice to the author (Guidelines on Dark Patterns 2023). */
  readonly firstRating: 0 | 5
  /** What the shop suggests is called a suggestion (Guidelines on Dark Patterns 2023: disguised advertisement). */
  readonly labelsSuggestions: boolean
  /** The network address may be looked up to guess the shopper's location without asking (DPDP Act 2023, 5 and 6). */
  readonly mayLocateByNetwork: boolean
  /** The device may be asked for its position without a tap, where the shopper has allowed it before (DPDP Act 2023, 5 and 6). */
  readonly mayLocateUnasked: boolean
  /** The fewest digits of a sign-in code (OWASP ASVS 6.5.4: a million tries, not ten thousand). */
  readonly leastOtpLength: number
  /** The shortest time that a notice stays, in ms (IS 17802, 2.2.1: enough time to read). */
  readonly leastToastMs: number
  /** Lists can be narrowed to and sorted by the country of origin (Legal Metrology (Packaged Commodities) Rules, 6(10A)). */
  readonly hasOriginFilter: boolean
  /** A product of which no country of origin is known is from India (the same, 6(10)). */
  readonly isIndiaAssumed: boolean
  /** What protects crops is sold with what its label has to say (Insecticides Rules 1971, 10E). */
  readonly tellsLabelFacts: boolean
  /** The shop does not open without telling who sells (Consumer Protection (E-Commerce) Rules 2020, 4(2) and 4(5)). */
  readonly needsSeller: boolean
}

const profiles: Readonly<Record<Settings['compliance'], ComplianceProfile>> = {
  spec: {
    areTermsTicked: true,
    isAddressRemembered: true,
    addressKeptDays: null,
    mayApplyCoins: true,
    firstRating: 5,
    labelsSuggestions: false,
    mayLocateByNetwork: true,
    mayLocateUnasked: true,
    leastOtpLength: 4,
    leastToastMs: 0,
    hasOriginFilter: false,
    isIndiaAssumed: true,
    tellsLabelFacts: false,
    needsSeller: false,
  },
  'india-2026': {
    areTermsTicked: false,
    isAddressRemembered: false,
    addressKeptDays: 30,
    mayApplyCoins: false,
    firstRating: 0,
    labelsSuggestions: true,
    mayLocateByNetwork: false,
    mayLocateUnasked: false,
    leastOtpLength: 6,
    leastToastMs: 5000,
    hasOriginFilter: true,
    isIndiaAssumed: false,
    tellsLabelFacts: true,
    needsSeller: true,
  },
}

/** The profile that the shop's owner has chosen with one setting: the specified one, or that of Indian law in 2026. */
export function complianceOf({ compliance }: Pick<Settings, 'compliance'>): ComplianceProfile {
  return profiles[compliance]
}
