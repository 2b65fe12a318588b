import type { ReactNode } from 'react'
import { usePlainMessages } from '../../i18n/index.ts'
import type { MessageOverrides } from '../../i18n/index.ts'
import type { RootProps } from '../../root/index.ts'
import { Button } from '../button/index.ts'
import { AlertTriangleIcon } from '../icon/index.ts'
import en from './messages/en.json'

/** Props of an error that the page tells. */
export interface ErrorNoticeProps extends RootProps {
  /** What failed, in a few words. @default "Something went wrong" in the shopper's language */
  title?: string
  /** What it means and what can be done. */
  children?: ReactNode
  /** Called when the shopper wants another try; without it there is no button. */
  onRetry?: (() => void) | undefined
  /** @default "Try again" in the shopper's language */
  retryLabel?: string
  /** The other try is under way. */
  retrying?: boolean
  messages?: MessageOverrides<typeof en> | undefined
}

/** Says that something failed, where it failed, at once. Renders a `<div role="alert">`. */
export function ErrorNotice({ title, children, onRetry, retryLabel, retrying, messages, ...root }: ErrorNoticeProps) {
  const t = usePlainMessages('errorNotice', en, messages)
  return (
    <div {...root} data-scope="error-notice" data-part="root" role="alert">
      <AlertTriangleIcon size={24} />
      <div data-scope="error-notice" data-part="content">
        <div data-scope="error-notice" data-part="words">
          <p data-scope="error-notice" data-part="title">
            {title ?? t('title')}
          </p>
          {children ? (
            <div data-scope="error-notice" data-part="text">
              {children}
            </div>
          ) : null}
        </div>
        {onRetry ? (
          <Button tone="secondary" size="sm" pending={retrying} onClick={onRetry}>
            {retryLabel ?? t('retry')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
