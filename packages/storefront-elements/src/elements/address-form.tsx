import { useSettings } from '@krishi/storefront-hooks/settings'
import { addressErrorKey, AddressFields } from '@krishi/storefront-ui/address-form'
import en from '@krishi/storefront-ui/address-form/messages/en.json'
import { usePlainMessages } from '@krishi/storefront-ui/i18n'
import { toAddressFieldsProps, useCheckedAddress } from '@krishi/storefront-widgets/address-form'
import { useEffect, useRef } from 'react'
import texts from 'virtual:texts/address-form'
import type { FormElement } from '../loader/form-element.ts'
import type { ElementModule, ElementViewProps } from '../runtime/element-module.ts'
import { FormFields } from '../runtime/form-fields.tsx'
import { useFormField } from '../runtime/use-form-field.ts'
import { useShop } from '../shop/shop.ts'
import { tell } from '../shop/tell.ts'
import { useOwnAddress } from '../shop/use-own-address.ts'
import { readAddress, sentAddress } from './address-names.ts'

function formDataOf(entries: ReturnType<typeof sentAddress>): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

interface ToldAddress {
  readonly address: Readonly<Record<string, string>>
  readonly isComplete: boolean
}

const isEmpty = (draft: object) => Object.values(draft).every((text) => text === '')

/** An address as fields of the page's form. The shop tells what a pincode reaches; it keeps nothing, and knows no address of its own. */
function View({ host }: ElementViewProps<FormElement>) {
  const t = usePlainMessages('addressForm', en)
  const { locale } = useShop().place
  const settings = useSettings()
  const form = useOwnAddress()
  const { errors, problemsOf, check, forget, change } = useCheckedAddress(form, settings)
  const root = useRef<HTMLDivElement>(null)
  const { draft } = form
  const [problem] = problemsOf(draft)
  const sent = sentAddress(draft, host.name)
  const told = JSON.stringify({ address: Object.fromEntries(sentAddress(draft, '')), isComplete: !problem })

  useEffect(() => {
    const { address, isComplete } = JSON.parse(told) as ToldAddress
    if (!isEmpty(address)) tell(host, 'krishi-address-change', { address, isComplete })
  }, [host, told])

  useFormField(host, {
    value: formDataOf(sent),
    problem: problem ? t(addressErrorKey(problem.field, problem.error)) : '',
    findAnchor: () => root.current?.querySelector<HTMLElement>(`[name="${problem?.field ?? 'lastName'}"]`),
    onRefused: () => void check(draft),
    onReset() {
      form.reset()
      for (const { field } of errors) forget(field)
    },
    onTyped(typed) {
      if (!isEmpty(draft)) return
      for (const [field, text] of readAddress(typed, host.name)) form.change(field, text)
    },
  })

  return (
    <FormFields host={host}>
      <div ref={root} data-scope="address-form" data-part="root">
        <AddressFields {...toAddressFieldsProps(form, settings, locale)} errors={errors} onDraftChange={change} />
      </div>
    </FormFields>
  )
}

export default { View, texts } satisfies ElementModule<FormElement>
