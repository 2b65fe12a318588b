import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { TextField } from '../primitives/field/index.ts'
import { ShareIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the way to share a cart. */
export interface ShareCartProps extends RootProps {
  /** `shown`: it could be neither sent nor copied, so the link stands here. */
  status: 'idle' | 'copied' | 'shown'
  link: string
  /** Called to share, with the words that go with the link. */
  onShare: (words: { readonly title: string; readonly text: string }) => void
  messages?: MessageOverrides<typeof en> | undefined
}

/** Shares the cart by a link, and says what the link holds. Renders a `<div>`. */
export function ShareCart({ status, link, onShare, messages, ...root }: ShareCartProps) {
  const t = useWidgetMessages('sharedCart', en, messages)
  return (
    <div {...root} data-scope="shared-cart" data-part="share">
      <Button
        tone="secondary"
        size="sm"
        icon={<ShareIcon />}
        onClick={() => onShare({ title: t('shareTitle'), text: t('shareText') })}
      >
        {t('share')}
      </Button>
      <p data-scope="shared-cart" data-part="note">
        {t('shareNote')}
      </p>
      <p role="status" data-scope="shared-cart" data-part="outcome">
        {status === 'idle' ? null : t(status)}
      </p>
      {status === 'shown' ? (
        <TextField label={t('link')} value={link} readOnly onFocus={(event) => event.target.select()} />
      ) : null}
    </div>
  )
}
