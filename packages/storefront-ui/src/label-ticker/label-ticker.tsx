import type { LocalizedText } from '@krishi/storefront-core/catalog'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { IconButton } from '../primitives/button/index.ts'
import { PauseIcon, PlayIcon } from '../primitives/icon/index.ts'
import { Text } from '../primitives/text/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { useTicking } from './use-ticking.ts'

/** Props of labels that take turns. */
export interface LabelTickerProps extends RootProps {
  /** Short facts, each another, in the language of the page or in one that they name; the longest decides the height. */
  labels: readonly (string | LocalizedText)[]
  /** How long each is shown, in ms [17.3]. @default 1500 */
  intervalMs?: number
  messages?: MessageOverrides<typeof en> | undefined
}

/**
 * Labels that take turns in one place [17.3]. A mouse above or focus inside holds them, a button stops them, and under
 * reduced motion all of them stand below each other. Screen readers find a plain list. Renders a `<div>`.
 */
export function LabelTicker({ labels, intervalMs = 1_500, messages, ...root }: LabelTickerProps) {
  const t = usePlainMessages('labelTicker', en, messages)
  const { current, isRunning, toggle, holding } = useTicking(labels.length, intervalMs)
  if (labels.length === 0) return null
  return (
    <div {...root} data-scope="label-ticker" data-part="root" data-count={labels.length} {...holding}>
      <ul data-scope="label-ticker" data-part="list">
        {labels.map((label, index) => (
          <li
            key={typeof label === 'string' ? label : label.text}
            data-scope="label-ticker"
            data-part="label"
            data-current={index === current || undefined}
          >
            {typeof label === 'string' ? label : <Text value={label} />}
          </li>
        ))}
      </ul>
      {labels.length > 1 ? (
        <div data-scope="label-ticker" data-part="control">
          <IconButton
            label={t(isRunning ? 'pause' : 'start')}
            icon={isRunning ? <PauseIcon /> : <PlayIcon />}
            onClick={toggle}
          />
        </div>
      ) : null}
    </div>
  )
}
