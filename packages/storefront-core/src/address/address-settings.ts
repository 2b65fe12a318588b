/** A state or union territory of India. */
export interface Province {
  readonly id: string
  readonly title: string
}

/** The rules of one address field. */
export interface AddressFieldSettings {
  readonly isMandatory: boolean
  /** Characters as a reader counts them. Without it 200. */
  readonly characterLength?: number
}

/** The address fields whose rules are settings [28.3]. */
export interface AddressFormSettings {
  readonly flathouseno: AddressFieldSettings
  readonly address1: AddressFieldSettings
}

/** Where guests may order without proving their number [03.10]; a part of `Settings`. */
export interface GuestSettings {
  readonly enableGuestUserFlow: boolean
  /** Ids or titles of states. */
  readonly statesToDisableGuestUserFlow: readonly string[]
  readonly provinces: readonly Province[]
}
