import type { LeadDistrict } from '@krishi/storefront-core/contract'
import type { Locale } from '@krishi/storefront-core/locale'
import type { Query } from '../query/index.ts'
import { defineQuery, valueOf } from '../query/index.ts'
import type { FormsPort } from './forms-port.ts'

interface FormsPorts {
  readonly forms: FormsPort
}

/** The operation table has it as well. */
const staleMs = 1_800_000

/** The states of the loan form, by their English titles [33.5]. */
export function bankStatesOptions({ forms }: FormsPorts): Query<readonly string[]> {
  return defineQuery<readonly string[]>({
    queryKey: ['forms.bankStates'],
    queryFn: ({ signal }) => valueOf(forms.bankStates({ signal })),
    staleTime: staleMs,
  })
}

/** The districts of a state; of no state there are none [33.5]. */
export function districtsOptions(
  { forms }: FormsPorts,
  { state, locale }: { readonly state: string; readonly locale: Locale },
): Query<readonly LeadDistrict[]> {
  return defineQuery<readonly LeadDistrict[]>({
    queryKey: ['forms.districts', state, locale],
    queryFn: ({ signal }) => (state === '' ? Promise.resolve([]) : valueOf(forms.districts({ state }, { signal }))),
    staleTime: staleMs,
  })
}
