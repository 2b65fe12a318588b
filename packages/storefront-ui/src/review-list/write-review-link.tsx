import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { LinkButton } from '../primitives/button/index.ts'
import en from './messages/en.json'

/** Props of the way to write a review. */
export interface WriteReviewLinkProps {
  /** The page where shoppers write. */
  readonly href: string
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** "Write a review", which leads to the page where that is done. Renders an `<a>`. */
export function WriteReviewLink({ href, messages }: WriteReviewLinkProps) {
  const t = useWidgetMessages('reviewList', en, messages)
  return (
    <LinkButton tone="secondary" href={href} rel="nofollow">
      {t('write')}
    </LinkButton>
  )
}
