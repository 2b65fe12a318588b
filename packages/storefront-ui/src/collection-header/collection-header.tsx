import type { LocalizedText } from '@krishi/storefront-core/catalog'
import type { ReactNode } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Text } from '../primitives/text/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the head of a collection. */
export interface CollectionHeaderProps extends RootProps {
  title: LocalizedText
  /** How many products it holds; undefined while that is not known. */
  count?: number | undefined
  /** Stands at the end of the row, such as the sort select. */
  children?: ReactNode
  messages?: MessageOverrides<typeof en>
}

/** The name of a collection and how much there is in it [12.1]. Renders a `<div>` with the page's `<h1>`. */
export function CollectionHeader({ title, count, children, messages, ...root }: CollectionHeaderProps) {
  const t = useWidgetMessages('collectionHeader', en, messages)
  return (
    <div {...root} data-scope="collection-header" data-part="root">
      <Text as="h1" data-scope="collection-header" data-part="title" tabIndex={-1} value={title} />
      <p data-scope="collection-header" data-part="count" role="status">
        {count === undefined ? null : t('count', { count })}
      </p>
      {children}
    </div>
  )
}
