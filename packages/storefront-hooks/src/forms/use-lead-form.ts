import type { LeadDistrict } from '@krishi/storefront-core/contract'
import type { LeadField, LeadFormId, LeadProblem, LeadValues } from '@krishi/storefront-core/forms'
import { askedFields, checkLead, leadForms } from '@krishi/storefront-core/forms'
import type { SessionUser } from '@krishi/storefront-core/session'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { useEffectEvent } from '../react-compat.ts'
import type { Remote } from '../query/index.ts'
import { useRemote } from '../query/index.ts'
import { accountOf } from '../session/account-of.ts'
import type { Account } from '../session/account-of.ts'
import { useMemberSession } from '../session/use-member-session.ts'
import { useStorefront } from '../storefront/use-storefront.ts'
import { createLeadFormStore } from './create-lead-form-store.ts'
import { bankStatesOptions, districtsOptions } from './forms-queries.ts'
import type { LeadFormActions, LeadFormState } from './lead-form-store.ts'

/** What `useLeadForm` takes. */
export interface UseLeadFormOptions {
  readonly form: LeadFormId
  /** What fields hold to begin with. */
  readonly prefill?: LeadValues
  /** Whether the form is sent to the backend. Without that it counts as sent, and nothing is called [33.1]. @default true */
  readonly isSent?: boolean
}

/** What `useLeadForm` gives. */
export interface LeadFormView extends LeadFormState, Pick<LeadFormActions, 'change' | 'submit'> {
  /** The fields that are asked, in their order. */
  readonly fields: readonly LeadField[]
  /** What is lacking now; null when nothing is. */
  readonly missing: LeadProblem | null
  readonly states: Remote<readonly string[]>
  /** The districts of the chosen state. */
  readonly districts: Remote<readonly LeadDistrict[]>
}

/** A lead form, as long as the view that shows it is there [33.2]. It begins with what the device and the session know. */
export function useLeadForm({ form: id, prefill = {}, isSent = true }: UseLeadFormOptions): LeadFormView {
  const storefront = useStorefront()
  const { ports, locale, session } = storefront
  const form = leadForms[id]
  const [store] = useState(() =>
    createLeadFormStore({
      ...storefront,
      form,
      send: isSent ? ports.forms.send : null,
      sender: () => senderOf(session.getState().user),
    }),
  )
  const state = useStore(store)
  const { user } = useMemberSession()
  const begin = useEffectEvent(() => {
    store.hydrate()
    store.actions.prefill(prefill)
  })
  useEffect(() => begin(), [store])
  useEffect(() => storefront.onReturn(store.forgetOffline), [storefront, store])
  useEffect(() => {
    const account = accountOf(user)
    if (account) store.actions.prefill(knownOf(account, id))
  }, [id, store, user])

  return {
    ...state,
    ...store.actions,
    fields: askedFields(form, state.values),
    missing: checkLead(form, state.values),
    states: useRemote(bankStatesOptions(ports)),
    districts: useRemote(districtsOptions(ports, { state: state.values.state ?? '', locale })),
  }
}

function senderOf(user: SessionUser | null) {
  return { userId: user?.userId || user?.guestUserId || '', userExternalId: user?.userExternalId ?? '' }
}

/** What a form need not ask of whoever is signed in [33.2]. */
function knownOf({ name, mobileNumber }: Account, id: LeadFormId): LeadValues {
  const phone = { [id === 'car-lead' ? 'mobileNo' : 'phone']: mobileNumber }
  return id === 'sale-subscribe' ? phone : { name, ...phone }
}
