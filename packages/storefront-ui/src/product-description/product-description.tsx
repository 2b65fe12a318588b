import { useId, useState } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import type { RootProps } from '../root/index.ts'
import { DescriptionVideo } from './description-video.tsx'
import type { DescriptionVideoProps } from './description-video.tsx'
import { Foldable } from './foldable.tsx'
import en from './messages/en.json'
import { TextSection } from './text-section.tsx'
import type { ProductText } from './text-section.tsx'
import { TextTabs, tabIdOf } from './text-tabs.tsx'
import type { TextName } from './text-tabs.tsx'
import { useIsNarrow } from './use-is-narrow.ts'

/** Props of what there is to read about a product. */
export interface ProductDescriptionProps extends RootProps {
  /** What it is for, in short; null is a product without one, an empty text says so. */
  overview: ProductText | null
  /** Null says that there is none. */
  description: ProductText | null
  /** Stands under the texts; nobody is asked for it before a tap. @default none */
  video?: DescriptionVideoProps['video'] | null
  messages?: MessageOverrides<typeof en> | undefined
}

/**
 * Overview and description of a product [15.12]: on a phone as two tabs, or the description alone, folded to 250 px; on a
 * wide screen below each other. Renders a `<div>`; without scripts all of it is shown.
 */
export function ProductDescription({
  overview,
  description,
  video = null,
  messages,
  ...root
}: ProductDescriptionProps) {
  const t = usePlainMessages('productDescription', en, messages)
  const [shown, setShown] = useState<TextName>('overview')
  const baseId = useId()
  const idOf = (name: TextName) => `${baseId}${name}`
  const hasTabs = useIsNarrow() && overview !== null
  const tabOf = (name: TextName) => (hasTabs ? tabIdOf(idOf(name)) : undefined)
  return (
    <div {...root} data-scope="product-description" data-part="root" data-shown={overview === null ? undefined : shown}>
      {overview === null ? null : (
        <>
          <TextTabs shown={shown} onShow={setShown} idOf={idOf} t={t} />
          <TextSection
            id={idOf('overview')}
            name="overview"
            tabId={tabOf('overview')}
            title={t('overview')}
            text={overview}
            missing={t('noOverview')}
          />
        </>
      )}
      <Foldable isFolded={overview === null} more={t('more')} less={t('less')}>
        <TextSection
          id={idOf('description')}
          name="description"
          tabId={tabOf('description')}
          title={t('description')}
          text={description}
          missing={t('noDescription')}
        />
      </Foldable>
      {video === null ? null : <DescriptionVideo video={video} label={t('video')} />}
    </div>
  )
}
