import { useId } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { BellIcon, CheckIcon } from '../primitives/icon/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the switch of alerts. */
export interface AlertSwitchProps extends RootProps {
  /** What is told: how the shopper's orders stand, or that a price falls. */
  about: 'orders' | 'price'
  isOn: boolean
  /** `asking` while a tap is carried out, `blocked` where the browser shows no messages of the shop. @default 'ready' */
  status?: 'ready' | 'asking' | 'blocked' | 'failed'
  /** Called to turn alerts on or off, and to try again. Ask for the permission of the browser in it. */
  onToggle: () => void
  messages?: MessageOverrides<typeof en> | undefined
}

type Word = keyof typeof en

/** What there is to say beside the switch; null where it says all. */
function wordOf({ about, isOn, status = 'ready' }: AlertSwitchProps): Word | null {
  if (status === 'blocked' || status === 'failed') return status
  if (status === 'asking') return isOn ? null : 'asking'
  if (!isOn) return null
  return about === 'orders' ? 'ordersOn' : 'priceOn'
}

/** Turns alerts of the browser on and off. Renders a `<div>`. */
export function AlertSwitch(props: AlertSwitchProps) {
  const { about, isOn, status, onToggle, messages } = props
  const t = usePlainMessages('alertSwitch', en, messages)
  const statusId = useId()
  const word = wordOf(props)
  return (
    <div {...rootOf(props)} data-scope="alert-switch" data-part="root">
      <Button
        tone="quiet"
        size="sm"
        role="switch"
        icon={isOn ? <CheckIcon /> : <BellIcon />}
        pending={status === 'asking'}
        aria-checked={isOn}
        aria-describedby={statusId}
        onClick={onToggle}
      >
        {t(about)}
      </Button>
      <span id={statusId} role="status" data-scope="alert-switch" data-part="status">
        {word === null ? null : t(word)}
      </span>
    </div>
  )
}
