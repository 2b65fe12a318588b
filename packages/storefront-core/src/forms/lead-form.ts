/** The forms by which somebody asks to be called back, by the ids that they are sent under. */
export const leadFormIds = ['car-lead', 'bank-lead', 'bulk-buyer', 'sell-with-us', 'sale-subscribe'] as const

/** The id of a form. */
export type LeadFormId = (typeof leadFormIds)[number]

/** A field of a form, by the name that it is sent under. */
export type LeadFieldName =
  | 'name'
  | 'email'
  | 'mobileNo'
  | 'phone'
  | 'business'
  | 'state'
  | 'district'
  | 'city'
  | 'dealer'
  | 'buyerType'
  | 'carModel'
  | 'product'
  | 'quantity'
  | 'goods'
  | 'tractorModel'
  | 'harvesterModel'
  | 'loanRunningStatus'
  | 'financierNocStatus'
  | 'existingLoanStatus'
  | 'consent'

/** What a form holds; a field that is not there is empty. */
export type LeadValues = Readonly<Partial<Record<LeadFieldName, string>>>

/** How a field is filled in. Places are chosen from what the server lists; consent is 'yes' or empty. */
export type LeadFieldKind = 'text' | 'lines' | 'email' | 'phone' | 'state' | 'place' | 'select' | 'radio' | 'consent'

/** One field of a form. */
export interface LeadField {
  readonly name: LeadFieldName
  readonly kind: LeadFieldKind
  /** What can be chosen: the values that are sent. */
  readonly options?: readonly string[]
  /** May stay empty. */
  readonly isOptional?: true
  /** Asked only of some; a field that is not asked is sent empty. */
  isAsked?: (values: LeadValues) => boolean
  /** Whether a text that is there cannot be taken. */
  isWrong?: (text: string) => boolean
}

/** A form: its fields in the order in which they are checked. */
export interface LeadForm {
  readonly id: LeadFormId
  readonly fields: readonly LeadField[]
  /** The button waits until nothing is missing; otherwise pressing it says what is [33.1]. */
  readonly isGated: boolean
  /** What a new choice empties [33.2]. */
  readonly resets: Readonly<Partial<Record<LeadFieldName, readonly LeadFieldName[]>>>
}

/** What keeps a form from being sent. */
export interface LeadProblem {
  readonly field: LeadFieldName
  readonly kind: 'missing' | 'invalid'
}

/** Longer than anything that a field asks for. */
export const longestLeadText = 300
