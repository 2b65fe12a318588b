import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { EmptyState, FieldDrawing } from '../primitives/empty-state/index.ts'
import type { EmptyStateProps } from '../primitives/empty-state/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of a place for something that the shop cannot do. */
export interface NotOfferedProps extends Pick<EmptyStateProps, 'action' | 'as'>, RootProps {
  messages?: MessageOverrides<typeof en> | undefined
}

/** Says that this shop does not offer what the page is for, and that nothing is lost. Renders an `EmptyState`. */
export function NotOffered({ messages, ...props }: NotOfferedProps) {
  const t = usePlainMessages('notOffered', en, messages)
  return (
    <EmptyState drawing={<FieldDrawing />} title={t('title')} {...props}>
      <p>{t('text')}</p>
    </EmptyState>
  )
}
