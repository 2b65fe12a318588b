import type { LeadField, LeadFieldName, LeadFormId, LeadProblem, LeadValues } from '@krishi/storefront-core/forms'
import type { MessageOverrides } from '../i18n/index.ts'
import type { SelectOption } from '../primitives/select/index.ts'
import type { RootProps } from '../root/index.ts'
import type en from './messages/en.json'

/** What became of a form; `refused` was taken, and nothing will come of it [33.3]. */
export type LeadOutcome = 'sent' | 'refused' | 'not-sent' | 'no-answer' | 'failed'

/** The districts or towns of the chosen state. */
export interface LeadPlaces {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly options: readonly SelectOption[]
}

/** Props of a lead form. */
export interface LeadFormProps extends RootProps<HTMLFormElement> {
  readonly form: LeadFormId
  /** The fields that are asked, in their order. */
  readonly fields: readonly LeadField[]
  readonly values: LeadValues
  /** What the last attempt lacked. */
  readonly problem: LeadProblem | null
  /** What is lacking now. */
  readonly missing: LeadProblem | null
  /** How often the shopper tried to send it; each time the focus moves to what is missing. */
  readonly attempt: number
  /** The button waits until nothing is missing, and says for what [33.1]. @default false */
  readonly isGated?: boolean
  /** @default false */
  readonly isSending?: boolean
  readonly outcome?: LeadOutcome | undefined
  readonly states: readonly SelectOption[]
  readonly places: LeadPlaces
  /** Called at every change with what was typed or chosen. */
  readonly onChange: (field: LeadFieldName, text: string) => void
  /** Called when the form is to be sent, and at a press on a button that waits: then with something missing. */
  readonly onSubmit: () => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}
