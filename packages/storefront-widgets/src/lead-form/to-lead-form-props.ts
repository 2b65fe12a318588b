import type { Province } from '@krishi/storefront-core/address'
import { provinceName } from '@krishi/storefront-core/address'
import { leadForms } from '@krishi/storefront-core/forms'
import type { LeadFormId } from '@krishi/storefront-core/forms'
import type { Locale } from '@krishi/storefront-core/locale'
import type { LeadFormView } from '@krishi/storefront-hooks/forms'
import type { LeadFormProps, LeadPlaces } from '@krishi/storefront-ui/lead-form'

/** What a form shows, of what its hook knows. States and districts are named in the shopper's language, and sent in English. */
export function toLeadFormProps(
  form: LeadFormId,
  view: LeadFormView,
  provinces: readonly Province[],
  locale: Locale,
): LeadFormProps {
  const { status, fields, values, problem, missing, attempt } = view
  const titles = view.states.status === 'ready' ? view.states.value : provinces.map(({ title }) => title)
  return {
    ...{ form, fields, values, problem, missing, attempt },
    isGated: leadForms[form].isGated,
    isSending: status === 'sending',
    outcome: status === 'writing' || status === 'sending' ? undefined : status,
    states: titles.map((title) => ({ value: title, label: nameOf(title, provinces, locale) })),
    places: placesOf(view),
    onChange: view.change,
    onSubmit: () => void view.submit(),
  }
}

function nameOf(title: string, provinces: readonly Province[], locale: Locale): string {
  const province = provinces.find((each) => each.title === title)
  return province ? provinceName(province, locale) : title
}

function placesOf({ districts }: LeadFormView): LeadPlaces {
  if (districts.status !== 'ready') return { status: districts.status, options: [] }
  return { status: 'ready', options: districts.value.map(({ id, title }) => ({ value: id, label: title })) }
}
