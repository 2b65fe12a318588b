import { packKind, productKind } from './goods-kinds.ts'
import {
  bannerKind,
  brandKind,
  collectionKind,
  couponKind,
  menuKind,
  pageKind,
  pincodeKind,
  shelfKind,
  tileKind,
} from './other-kinds.ts'
import type { RecordKind } from './record-kind.ts'
import { settingKind } from './setting-kind.ts'

/** The sorts of records that a file may hold, those that others name first: files are written in this order. */
export const recordNames = [
  'brand',
  'shelf',
  'collection',
  'product',
  'pack',
  'coupon',
  'pincode',
  'menu',
  'tile',
  'banner',
  'page',
  'setting',
] as const

/** The sort of a record. */
export type RecordName = (typeof recordNames)[number]

/** Every sort of records by its name in the column `record`. */
export const recordKinds: Readonly<Record<RecordName, RecordKind>> = {
  brand: brandKind,
  shelf: shelfKind,
  collection: collectionKind,
  product: productKind,
  pack: packKind,
  coupon: couponKind,
  pincode: pincodeKind,
  menu: menuKind,
  tile: tileKind,
  banner: bannerKind,
  page: pageKind,
  setting: settingKind,
}

/** Every column that a file may have, in the order in which files are written. */
export const fileColumns: readonly string[] = [
  ...new Set([
    'record',
    ...recordNames.flatMap((name) => {
      const { key, fields } = recordKinds[name]
      return [...key.cells, ...fields.flatMap(({ cells }) => cells)]
    }),
  ]),
]
