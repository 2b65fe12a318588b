import { formatInr } from '@krishi/storefront-core/format'
import type { Paise } from '@krishi/storefront-core/money'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Checkbox } from '../primitives/checkbox/index.ts'
import { CoinIcon } from '../primitives/icon/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the box that pays a part with coins. */
export interface CoinsBoxProps extends RootProps {
  /** The shopper's balance of coins. */
  readonly balance: number
  /** How many this order takes, or would. */
  readonly coins: number
  /** What they take off. */
  readonly amount: Paise
  /** How many this order earns. */
  readonly earned: number
  readonly isUsed: boolean
  /** A tick or untick waits for its answer. @default false */
  readonly pending?: boolean | undefined
  /** Called when the box is ticked or unticked; `isUsed` does not change until the prop does. */
  readonly onUsedChange: (isUsed: boolean) => void
  /** Opens how coins are used [27.2]. */
  readonly onHowOpen: () => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/**
 * Whether coins pay a part of an order [27.1], or why they cannot, what it earns, and the way to how coins are used. Renders
 * a `<div role="group">`.
 */
export function CoinsBox(props: CoinsBoxProps) {
  const { balance, coins, amount, earned, isUsed, pending = false, onUsedChange, onHowOpen, messages } = props
  const t = useWidgetMessages('coinsBox', en, messages)
  return (
    <div
      {...rootOf(props)}
      data-scope="coins-box"
      data-part="root"
      data-status={coins === 0 ? 'unusable' : isUsed ? 'used' : 'offered'}
      role="group"
      aria-label={t('label')}
      aria-busy={pending || undefined}
    >
      <div data-scope="coins-box" data-part="state">
        <CoinIcon size={24} />
        {coins > 0 ? (
          <Checkbox
            label={t('use', { count: coins, amount: formatInr(amount) })}
            hint={t('balance', { count: balance })}
            checked={isUsed}
            onCheckedChange={(checked) => {
              if (!pending) onUsedChange(checked)
            }}
          />
        ) : (
          <div data-scope="coins-box" data-part="reason">
            <p>{t('balance', { count: balance })}</p>
            {balance > 0 ? <p>{t('nothingToPay')}</p> : null}
          </div>
        )}
      </div>
      <div data-scope="coins-box" data-part="more">
        {earned > 0 ? <p>{t('earn', { count: earned })}</p> : null}
        <button type="button" data-scope="coins-box" data-part="how" aria-haspopup="dialog" onClick={onHowOpen}>
          {t('how')}
        </button>
      </div>
    </div>
  )
}
