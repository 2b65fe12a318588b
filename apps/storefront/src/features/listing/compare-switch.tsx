import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Button } from '@krishi/storefront-ui/primitives/button'
import { AddIcon, CheckIcon } from '@krishi/storefront-ui/primitives/icon'
import { useRef, useState } from 'react'
import { createOverlay } from '@krishi/storefront-host/overlay'
import en from './messages/en.json'

const CompareChoice = createOverlay(() => import('./compare-choice.tsx'))

/** The choosing of products for the comparison on their cards. */
interface Comparing {
  readonly isOn: boolean
  readonly toggle: (pressed: HTMLButtonElement) => void
  readonly stop: () => void
}

/** Whether products are being chosen. Where the bar ends it, the switch that began it takes the focus. */
export function useComparing(): Comparing {
  const [isOn, setOn] = useState(false)
  const beganBy = useRef<HTMLButtonElement>(null)
  return {
    isOn,
    toggle(pressed) {
      beganBy.current = pressed
      setOn(!isOn)
    },
    stop() {
      beganBy.current?.focus()
      setOn(false)
    },
  }
}

/** Begins and ends the choosing of products for the comparison. */
export function CompareSwitch({ comparing: { isOn, toggle } }: { readonly comparing: Comparing }) {
  const t = useWidgetMessages('listing', en)
  return (
    <Button
      tone="secondary"
      size="sm"
      className="compare-switch"
      icon={isOn ? <CheckIcon /> : <AddIcon />}
      aria-pressed={isOn}
      onClick={(event) => toggle(event.currentTarget)}
    >
      {t('compare')}
    </Button>
  )
}

/** Where the bar of the choosing appears. */
export function CompareOutlet({ comparing: { isOn, stop } }: { readonly comparing: Comparing }) {
  return <CompareChoice wanted={isOn ? { onStop: stop } : null} onGiveUp={stop} />
}
