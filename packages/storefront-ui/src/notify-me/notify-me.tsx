import type { CallEnd } from '@krishi/storefront-core/contract'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { AlertCircleIcon, BellIcon } from '../primitives/icon/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { notifyWords } from './use-notify-notices.ts'

/** Props of the way to wait for a pack. */
export interface NotifyMeProps extends RootProps {
  /** A request is open: the button cancels it. */
  readonly isOpen: boolean
  /** @default false */
  readonly isPending?: boolean
  /** How the last wish ended that was not carried: said below the button, when it comes. @default null */
  readonly problem?: CallEnd | null
  /** Only the button, in few words, for a `StickyCartBar`: whoever places it there says a problem itself. @default false */
  readonly isShort?: boolean
  /** Called to make a request, or to cancel the open one. */
  readonly onToggle: () => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** Asks to be told when a sold-out pack is back, or takes it back [18.1]. Renders a `<div>` with a button. */
export function NotifyMe(props: NotifyMeProps) {
  const { isOpen, isPending = false, problem = null, isShort = false, onToggle, messages } = props
  const t = usePlainMessages('notifyMe', en, messages)
  const words = isShort ? (isOpen ? 'cancelShort' : 'askShort') : isOpen ? 'cancelNotification' : 'ask'
  return (
    <div {...rootOf(props)} data-scope="notify-me" data-part="root">
      {isOpen && !isShort ? (
        <p data-scope="notify-me" data-part="note">
          {t('open')}
        </p>
      ) : null}
      <Button
        tone={isOpen ? 'secondary' : 'primary'}
        width="full"
        icon={<BellIcon />}
        pending={isPending}
        onClick={onToggle}
      >
        {t(words)}
      </Button>
      {isShort ? null : (
        <p data-scope="notify-me" data-part="problem" role="alert">
          {problem === null ? null : (
            <>
              <AlertCircleIcon />
              {t(notifyWords[problem])}
            </>
          )}
        </p>
      )}
    </div>
  )
}
