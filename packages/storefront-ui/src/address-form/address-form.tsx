import type { AddressDraft, AddressField } from '@krishi/storefront-core/address'
import { useEffect, useId } from 'react'
import type { SyntheticEvent } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { Checkbox } from '../primitives/checkbox/index.ts'
import { rootOf, useRootRef } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import { AddressFields } from './address-fields.tsx'
import type {
  AddressChoice,
  AddressFormErrors,
  LocationChoice,
  PincodeLookupView,
  Province,
  RememberChoiceView,
} from './address-form.types.ts'
import { LocateButton } from './locate-button.tsx'
import en from './messages/en.json'
import { RememberChoice } from './remember-choice.tsx'

export interface AddressFormProps extends RootProps<HTMLFormElement> {
  readonly mode: 'add' | 'edit'
  readonly draft: AddressDraft
  /** What is refused: the fields of the last submit that have not been mended since. */
  readonly errors: AddressFormErrors
  /** How often the shopper has submitted; each time focus moves to the first refused field [28.2]. */
  readonly attempt: number
  readonly provinces: readonly Province[]
  readonly lookup: PincodeLookupView
  /** For a new address: the way to fill it in from where the device is [28.5]. */
  readonly location?: LocationChoice | undefined
  /** Which of the optional lines the settings make mandatory [28.3]. */
  readonly required: { readonly flathouseno: boolean; readonly address1: boolean }
  readonly saving: boolean
  /** Why saving failed, as a sentence beside the button; absent when it did not. */
  readonly failure?: string | undefined
  /** For guests: keep the address on this device [28.10]. */
  readonly remember?: RememberChoiceView | undefined
  /** For signed-in shoppers with other addresses [28.7]. */
  readonly makeDefault?: AddressChoice | undefined
  /** @default 2 */
  readonly headingLevel?: 1 | 2
  /** Called at every keystroke with the whole draft; phone and pincode are digits of 0 to 9 already. */
  onDraftChange: (draft: AddressDraft, field: keyof AddressDraft) => void
  onSubmit: () => void
  onCancel: () => void
  readonly messages?: MessageOverrides<typeof en>
}

/** The delivery address, one column, errors in words beside their fields [28.1]. Renders a `<form>`; Submit is never dead, it says what is missing. */
export function AddressForm(props: AddressFormProps) {
  const t = usePlainMessages('addressForm', en, props.messages)
  const form = useRootRef(props)
  const headingId = useId()
  const { errors, mode, saving } = props
  useFocusFirstError(form, errors, props.attempt)

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (!saving) props.onSubmit()
  }

  const Heading = props.headingLevel === 1 ? 'h1' : 'h2'
  return (
    // Posted, should it ever be sent without a client: an address must not stand in a URL, in a history or in a log.
    <form
      {...rootOf(props)}
      ref={form}
      method="post"
      data-scope="address-form"
      data-part="root"
      aria-labelledby={headingId}
      noValidate
      onSubmit={submit}
    >
      <Heading data-scope="address-form" data-part="title" id={headingId}>
        {mode === 'add' ? t('addTitle') : t('editTitle')}
      </Heading>
      {props.location ? <LocateButton {...props.location} messages={props.messages} /> : null}
      <AddressFields {...props} />
      <div data-scope="address-form" data-part="choices">
        {props.makeDefault ? <Checkbox name="isDefault" label={t('makeDefault')} {...props.makeDefault} /> : null}
        {props.remember ? <RememberChoice {...props.remember} messages={props.messages} /> : null}
      </div>
      <p data-scope="address-form" data-part="failure" role="alert">
        {props.failure}
      </p>
      <div data-scope="address-form" data-part="actions">
        <Button tone="secondary" onClick={props.onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" tone="primary" pending={saving}>
          {mode === 'add' ? t('submit') : t('update')}
        </Button>
      </div>
    </form>
  )
}

function useFocusFirstError(
  form: { readonly current: HTMLFormElement | null },
  errors: AddressFormErrors,
  attempt: number,
): void {
  const focusFirst = useEffectEvent(() => {
    const first: AddressField | undefined = errors[0]?.field
    const control = first === undefined ? null : form.current?.elements.namedItem(first)
    if (!(control instanceof HTMLElement)) return
    control.focus({ preventScroll: true })
    control.scrollIntoView({ block: 'center' })
  })

  useEffect(() => {
    if (attempt > 0) focusFirst()
  }, [attempt])
}
