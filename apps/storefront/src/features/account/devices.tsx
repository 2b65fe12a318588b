import { callEndOf } from '@krishi/storefront-core/contract'
import type { PortErrorCode, SignedInSession } from '@krishi/storefront-core/contract'
import { formatDateTimeIst } from '@krishi/storefront-core/format'
import type { Result } from '@krishi/storefront-core/result'
import { useDevices } from '@krishi/storefront-hooks/auth'
import { useWidgetMessages } from '@krishi/storefront-ui/i18n'
import { Badge } from '@krishi/storefront-ui/primitives/badge'
import { Button } from '@krishi/storefront-ui/primitives/button'
import { useId, useRef } from 'react'
import { useShop } from '../../shell/shop-context.ts'
import { failureWords } from './failure-words.ts'
import en from './messages/en.json'

const kindWords = {
  phone: 'devicePhone',
  tablet: 'deviceTablet',
  computer: 'deviceComputer',
  unknown: 'deviceUnknown',
} as const

/** On which devices somebody is signed in, and the way out there [V7.5.2]. Nothing until that is known. */
export function Devices({ userId }: { readonly userId: string }) {
  const t = useWidgetMessages('account', en)
  const { notices } = useShop()
  const { devices, pending, end, endOthers } = useDevices(userId)
  const title = useRef<HTMLHeadingElement>(null)
  if (devices === null) return null

  async function leave(ending: Promise<Result<number, PortErrorCode>>, words: (count: number) => string) {
    const ended = await ending
    if (!ended.ok) {
      const text = t(failureWords.signOutElsewhere[callEndOf(ended.error.code)])
      notices.show({ id: 'devices', text, tone: 'danger' })
      return
    }
    notices.show({ id: 'devices', text: words(ended.value), tone: 'success' })
    // The button has gone away under the focus.
    title.current?.focus()
  }

  return (
    <>
      <h3 ref={title} id="devices-title" tabIndex={-1}>
        {t('devicesTitle')}
      </h3>
      <ul className="devices" aria-labelledby="devices-title">
        {devices.map((session) => (
          <Device
            key={session.id}
            session={session}
            isPending={pending === session.id}
            onEnd={() => void leave(end(session.id), () => t('signedOutThere'))}
          />
        ))}
      </ul>
      {devices.length < 3 ? null : (
        <Button
          tone="secondary"
          pending={pending === 'others'}
          onClick={() => void leave(endOthers(), (count) => t('signedOutElsewhere', { count }))}
        >
          {t('signOutElsewhere')}
        </Button>
      )}
    </>
  )
}

interface DeviceProps {
  readonly session: SignedInSession
  readonly isPending: boolean
  readonly onEnd: () => void
}

function Device({ session: { device, usedAt, isThisOne }, isPending, onEnd }: DeviceProps) {
  const t = useWidgetMessages('account', en)
  const { locale } = useShop()
  const id = useId()
  const names = [device.system, device.browser].filter((name) => name !== '')
  return (
    <li>
      <div id={id}>
        <p>
          <strong>{t(kindWords[device.kind])}</strong>
          {names.length === 0 ? null : <span translate="no">{names.join(', ')}</span>}
          {isThisOne ? <Badge tone="success">{t('thisDevice')}</Badge> : null}
        </p>
        <p>{t('lastUsed', { time: formatDateTimeIst(usedAt, locale) })}</p>
      </div>
      {isThisOne ? null : (
        <Button tone="secondary" size="sm" pending={isPending} aria-describedby={id} onClick={onEnd}>
          {t('signOutThere')}
        </Button>
      )}
    </li>
  )
}
