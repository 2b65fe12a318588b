import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { useDismissal } from '../primitives/disclosure/index.ts'
import { ChatIcon, HelpIcon, PhoneIcon } from '../primitives/icon/index.ts'
import { useRootRef } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

export interface HelpButtonProps extends RootProps<HTMLDetailsElement> {
  /** Ten digits of the number that is chatted with; no chat without it. */
  readonly chatNumber: string
  /** Digits of the number that takes missed calls; no call without it. */
  readonly callNumber: string
  readonly messages?: MessageOverrides<typeof en>
}

/** The ways to reach a person, behind a round button [10.4]. Plain links, so it works without script. Renders a `<details>`; nothing without a number. */
export function HelpButton(props: HelpButtonProps) {
  return props.chatNumber === '' && props.callNumber === '' ? null : <Ways {...props} />
}

function Ways({ chatNumber, callNumber, messages, ...root }: HelpButtonProps) {
  const t = usePlainMessages('helpButton', en, messages)
  const detailsRef = useRootRef(root)
  useDismissal(detailsRef)
  return (
    <details {...root} data-scope="help-button" data-part="root" ref={detailsRef}>
      <summary data-scope="help-button" data-part="trigger" aria-label={t('help')}>
        <HelpIcon size={24} />
      </summary>
      <ul data-scope="help-button" data-part="list">
        {chatNumber === '' ? null : (
          <li>
            <a href={`https://wa.me/91${chatNumber}`} target="_blank" rel="noopener">
              <ChatIcon />
              {t('chat')}
            </a>
          </li>
        )}
        {callNumber === '' ? null : (
          <li>
            <a href={`tel:+91${callNumber}`}>
              <PhoneIcon />
              {t('call')}
            </a>
          </li>
        )}
      </ul>
    </details>
  )
}
