import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { CoinIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of what a purchase earns. */
export interface CoinsMessageProps extends RootProps {
  readonly coins: number
  /** What they are worth, as it is shown: `₹12`. */
  readonly rupees: string
  /** The shop's own sentence, figures and all. @default ours */
  readonly sentence?: string | undefined
  /** Opens how coins are used. */
  readonly onHowOpen: () => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** What a purchase earns in coins, and the way to how they are used [15.6]. Renders a `<div>`. */
export function CoinsMessage({ coins, rupees, sentence, onHowOpen, messages, ...root }: CoinsMessageProps) {
  const t = usePlainMessages('coinsMessage', en, messages)
  return (
    <div {...root} data-scope="coins-message" data-part="root">
      <CoinIcon size={24} />
      <div data-scope="coins-message" data-part="words">
        <p>{sentence ?? t('earn', { coins: String(coins), rupees })}</p>
        <button type="button" data-scope="coins-message" data-part="how" aria-haspopup="dialog" onClick={onHowOpen}>
          {t('how')}
        </button>
      </div>
    </div>
  )
}
