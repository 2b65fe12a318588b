import { useId } from 'react'
import type { ReactNode } from 'react'
import { useCropName } from '../crop-name/index.ts'
import { useUi, usePlainMessages } from '../i18n/index.ts'
import { FarmIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import type { FarmCropItem } from './farm.types.ts'
import en from './messages/en.json'

/** Props of what a page shows for a farm. */
export interface OwnCropsProps extends RootProps<HTMLElement> {
  readonly crops: readonly Pick<FarmCropItem, 'crop' | 'href'>[]
  /** Address of the farm. */
  readonly editHref: string
  /** Products for it. */
  readonly children?: ReactNode
}

/** The crops of the shopper's farm with ways to products for each, and products of the season. Renders a `<section>`. */
export function OwnCrops({ crops, editHref, children, ...root }: OwnCropsProps) {
  const { Link } = useUi()
  const t = usePlainMessages('farm', en)
  const nameOf = useCropName()
  const id = useId()
  return (
    <section {...root} data-scope="farm" data-part="own" aria-labelledby={id}>
      <h2 id={id} data-scope="farm" data-part="part-title">
        {t('yourCrops')}
      </h2>
      <ul data-scope="farm" data-part="chips">
        {crops.map(({ crop, href }) => (
          <li key={crop}>
            <Link href={href} aria-label={t('show', { crop: nameOf(crop) })}>
              {nameOf(crop)}
            </Link>
          </li>
        ))}
      </ul>
      <Link data-scope="farm" data-part="link" href={editHref}>
        <FarmIcon />
        {t('edit')}
      </Link>
      {children}
    </section>
  )
}
