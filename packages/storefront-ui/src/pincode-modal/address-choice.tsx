import { useId, useRef, useState } from 'react'
import type { Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { LocationIcon } from '../primitives/icon/index.ts'
import { WrittenText } from '../primitives/text/index.ts'
import type en from './messages/en.json'

/** A saved address as far as it is needed to choose it. */
export interface ChoosableAddress {
  readonly id: string
  /** The address's label, or the recipient's name. */
  readonly name: string
  /** The address in one line. */
  readonly line: string
  readonly city: string
  readonly pincode: string
}

interface AddressChoiceProps {
  readonly addresses: readonly ChoosableAddress[]
  readonly onChoose: ((address: ChoosableAddress) => void) | undefined
  readonly t: Translate<keyof typeof en>
}

/** As many are shown at first [16.5]. */
const shownAtFirst = 3

/** The saved addresses as buttons: three, and the others after "+N more addresses", which focuses the first of them. */
export function AddressChoice({ addresses, onChoose, t }: AddressChoiceProps) {
  const [all, setAll] = useState(false)
  const listRef = useRef<HTMLUListElement>(null)
  const headingId = useId()
  const more = addresses.length - shownAtFirst

  function showAll(): void {
    setAll(true)
    const list = listRef.current
    requestAnimationFrame(() => list?.querySelectorAll('button')[shownAtFirst]?.focus())
  }

  return (
    <section data-scope="pincode-modal" data-part="addresses" aria-labelledby={headingId}>
      <h3 data-scope="pincode-modal" data-part="heading" id={headingId}>
        {t('addresses')}
      </h3>
      <ul data-scope="pincode-modal" data-part="list" ref={listRef}>
        {(all ? addresses : addresses.slice(0, shownAtFirst)).map((address) => (
          <li key={address.id}>
            <button type="button" data-scope="pincode-modal" data-part="address" onClick={() => onChoose?.(address)}>
              <LocationIcon />
              <span>
                <WrittenText as="strong" text={address.name} /> <WrittenText text={address.line} />,{' '}
                <WrittenText text={address.city} /> {address.pincode}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {all || more <= 0 ? null : (
        <Button tone="quiet" onClick={showAll}>
          {t('more', { count: more })}
        </Button>
      )}
    </section>
  )
}
