import type { FarmCrop, Season } from '@krishi/storefront-core/farm'
import type { MessageOverrides } from '../i18n/index.ts'
import type { AreaFieldsProps } from '../dose-helper/index.ts'
import type { RootProps } from '../root/index.ts'
import type en from './messages/en.json'

/** One crop of a farm, as its row shows it. */
export interface FarmCropItem {
  readonly crop: FarmCrop
  /** Address of products for it. */
  readonly href: string
  /** When it is sown or planted. */
  readonly seasons: readonly Season[]
  /** Whether that is now. */
  readonly isInSeason: boolean
}

/** Props of the page of a farm. */
export interface FarmFormProps extends Omit<AreaFieldsProps, 'messages'>, RootProps<HTMLElement> {
  /** `loading` until the device has been asked. */
  readonly status: 'loading' | 'ready'
  readonly crops: readonly FarmCropItem[]
  /** Crops that can be added. */
  readonly choices: readonly FarmCrop[]
  /** How many crops there may be. */
  readonly limit: number
  /** The pincode with its town; null where none is known. */
  readonly place: string | null
  /** False where the browser keeps nothing. */
  readonly isKept: boolean
  /** True while nothing was told. */
  readonly isEmpty: boolean
  readonly onCropAdd: (crop: FarmCrop) => void
  readonly onCropRemove: (crop: FarmCrop) => void
  readonly onPlaceAsk: () => void
  /** Everything is removed from the device. */
  readonly onClear: () => void
  readonly messages?: MessageOverrides<typeof en> | undefined
}
