import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { RadioGroup } from '../primitives/radio-group/index.ts'
import { rootOf, useRootRef } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import { AddressCard } from './address-card.tsx'
import type { AddressCardActions, AddressView } from './address-card.tsx'
import en from './messages/en.json'

export interface AddressListProps extends AddressCardActions, RootProps<HTMLElement> {
  /** The addresses that are shown, in their order. */
  readonly addresses: readonly AddressView[]
  /** How many more there are; 0 offers no way to see them [28.12]. */
  readonly more: number
  /** For choosing one of them as radios [29.2]: the chosen id, or undefined while none is. Without it they are only listed. */
  readonly choice?: { readonly chosenId: string | undefined; onChoose: (id: string) => void } | undefined
  onMore: () => void
  readonly messages?: MessageOverrides<typeof en>
}

/** Saved addresses to choose from, or to look after [28.12]. Renders a `<section>`. */
export function AddressList({ addresses, more, choice, onMore, ...props }: AddressListProps) {
  const t = useWidgetMessages('addressList', en, props.messages)
  const section = useRootRef(props)

  /** What is pressed goes away, and focus with it: it stays in the list. */
  function andStay(act: () => void): void {
    section.current?.focus()
    act()
  }

  const { onDelete } = props
  const actions: AddressCardActions = { ...props, ...(onDelete && { onDelete: (id) => andStay(() => onDelete(id)) }) }
  const cards = addresses.map((address) => (
    <li key={address.id} data-scope="address-list" data-part="item">
      <AddressCard address={address} isChoice={choice !== undefined} actions={actions} t={t} />
    </li>
  ))
  const list = (
    <ul data-scope="address-list" data-part="list">
      {cards}
    </ul>
  )
  return (
    <section
      {...rootOf(props)}
      ref={section}
      data-scope="address-list"
      data-part="root"
      aria-label={t('label')}
      tabIndex={-1}
    >
      {choice ? (
        <RadioGroup legend={t('legend')} value={choice.chosenId} onValueChange={(id) => choice.onChoose(id)}>
          {list}
        </RadioGroup>
      ) : (
        list
      )}
      {more > 0 ? (
        <Button tone="secondary" onClick={() => andStay(onMore)}>
          {t('more', { count: more })}
        </Button>
      ) : null}
    </section>
  )
}
