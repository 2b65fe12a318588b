import type { LocalizedText } from '@krishi/storefront-core/catalog'
import { useId } from 'react'
import { useUi, usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Image, imageSourceSet } from '../primitives/image/index.ts'
import { Text } from '../primitives/text/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** One way into the shop: a picture and a name. */
export interface Tile {
  readonly id: string
  readonly title: LocalizedText
  readonly href: string
  readonly imageUrl: string
  /** Another picture for wide screens [12.7]. */
  readonly desktopImageUrl?: string | undefined
  /** Another picture for phones [12.7]. */
  readonly mobileImageUrl?: string | undefined
  readonly displayOrder: number
}

export interface TileGridProps extends RootProps<HTMLElement> {
  readonly title: string
  readonly tiles: readonly Tile[]
  /** At most this many are shown [12.7]. */
  readonly limit?: number
  readonly viewAllHref?: string
  readonly messages?: MessageOverrides<typeof en>
}

const widths = [160, 240, 320] as const
const sizes = '(width >= 48rem) 160px, 30vw'

/** Categories or brands as picture tiles, in their display order [12.7]. Renders a `<section>`. */
export function TileGrid({ title, tiles, limit = 12, viewAllHref, messages, ...root }: TileGridProps) {
  const { Link } = useUi()
  const t = usePlainMessages('tileGrid', en, messages)
  const headingId = useId()
  const shown = [...tiles].sort((a, b) => a.displayOrder - b.displayOrder).slice(0, limit)
  return (
    <section {...root} data-scope="tile-grid" data-part="root" aria-labelledby={headingId}>
      <div data-scope="tile-grid" data-part="header">
        <h2 id={headingId}>{title}</h2>
        {viewAllHref === undefined ? null : (
          <Link data-scope="tile-grid" data-part="view-all" href={viewAllHref} aria-label={t('viewAllOf', { title })}>
            {t('viewAll')}
          </Link>
        )}
      </div>
      <ul data-scope="tile-grid" data-part="list">
        {shown.map((tile) => (
          <li key={tile.id}>
            <Link data-scope="tile-grid" data-part="tile" href={tile.href}>
              <TilePicture tile={tile} />
              <span data-scope="tile-grid" data-part="name">
                <Text value={tile.title} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TilePicture({ tile: { imageUrl, desktopImageUrl, mobileImageUrl } }: { readonly tile: Tile }) {
  const { imageLoader } = useUi()
  const image = <Image src={mobileImageUrl ?? imageUrl} alt="" width={160} height={160} widths={widths} sizes={sizes} />
  const wide = desktopImageUrl ?? (mobileImageUrl === undefined ? undefined : imageUrl)
  if (wide === undefined) return image
  return (
    <picture>
      <source media="(width >= 48rem)" srcSet={imageSourceSet(wide, widths, imageLoader)} sizes={sizes} />
      {image}
    </picture>
  )
}
