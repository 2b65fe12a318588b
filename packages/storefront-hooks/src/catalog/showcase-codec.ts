import type { Banner, TileItem } from '@krishi/storefront-core/catalog'
import type {
  BannersResponse,
  BrandLabelResponse,
  LabelResponse,
  TilesResponse,
} from '@krishi/storefront-core/contract'
import { hasShape, isCount, isListOf, isNullOr, isOneOf, isText } from '@krishi/storefront-core/shape'
import type { Decoder } from '../http/index.ts'
import { accept, fieldOf, isAbsentOr, isInteger, isMapOf } from '../http/index.ts'
import { isLocalizedText } from './text-guard.ts'
import type { BrandLabel, CategoryLabel, Tiles } from './showcase-port.ts'

/** Reads the tiles of a group. */
export const toTiles: Decoder<Tiles> = accept(
  hasShape<TilesResponse>({
    tiles: isListOf(
      hasShape<TileItem>({
        id: isText,
        title: isText,
        url: isAbsentOr(isText),
        navigationLink: isAbsentOr(isText),
        displayOrder: isInteger,
        imageUrl: isText,
        desktopImageUrl: isAbsentOr(isText),
        mobileImageUrl: isAbsentOr(isText),
        translations: isMapOf(isText),
      }),
    ),
    total: isCount,
  }),
)

/** Reads the banners of the home page. */
export const toBanners: Decoder<readonly Banner[]> = fieldOf<BannersResponse>({
  banners: isListOf(
    hasShape<Banner>({
      id: isText,
      name: isText,
      type: isOneOf('image', 'video'),
      imageUrl: isText,
      imageTitle: isText,
      embedVideoId: isAbsentOr(isText),
      linkHref: isAbsentOr(isText),
      linkType: isAbsentOr(isOneOf('extLink', 'internal')),
      title: isLocalizedText,
      text: isLocalizedText,
      action: isLocalizedText,
    }),
  ),
})

const label = { handle: isText, title: isLocalizedText, descriptionHtml: isNullOr(isLocalizedText) }

/** Reads what a category is called. */
export const toCategoryLabel: Decoder<CategoryLabel> = accept(hasShape<LabelResponse>(label))

/** Reads what a brand is called and where it sells. */
export const toBrandLabel: Decoder<BrandLabel> = accept(
  hasShape<BrandLabelResponse>({ ...label, categoryHandles: isListOf(isText) }),
)
