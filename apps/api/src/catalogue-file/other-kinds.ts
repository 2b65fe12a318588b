import { contentPageHandles } from '@krishi/storefront-core/content'
import { schema } from '../database/index.ts'
import { categories, pageTypes, tileGroups } from '../database/schema/rules.ts'
import { sanitize } from '../seeding/sanitize.ts'
import * as codecs from './codecs.ts'
import { couponFields } from './coupon-fields.ts'
import { needed, optional, usual } from './field.ts'
import { alternatives, menuColumns, packshot, subMenus } from './json-schemas.ts'
import { byKey, handleKey, nameField, position, type RecordKind } from './record-kind.ts'
import { textField } from './text-field.ts'

const byHandle = { key: handleKey, id: byKey('handle'), references: [] }

/** Who makes what is sold. */
export const brandKind: RecordKind = {
  ...byHandle,
  table: schema.brands,
  fields: [nameField],
  fresh: () => ({}),
}

/** A shelf within a category, which filters name. */
export const shelfKind: RecordKind = {
  ...byHandle,
  table: schema.subCategories,
  fields: [needed('category', 'category', codecs.oneOf(categories)), nameField],
  fresh: () => ({}),
}

/** A page of products. */
export const collectionKind: RecordKind = {
  ...byHandle,
  table: schema.collections,
  fields: [
    textField('title', 'title'),
    textField('description', 'description', { isNullable: true, clean: sanitize }),
    position,
  ],
  fresh: (_row, line) => ({ description: null, position: line }),
}

/** An entry of the navigation bar. */
export const menuKind: RecordKind = {
  ...byHandle,
  table: schema.menuItems,
  fields: [
    nameField,
    needed('link', 'link', codecs.link),
    usual('pageType', 'page_type', codecs.oneOf(pageTypes)),
    optional('columns', 'columns', codecs.json(menuColumns), []),
    optional('subMenus', 'sub_menus', codecs.json(subMenus), []),
    position,
  ],
  fresh: (_row, line) => ({ page_type: 'other', columns: [], sub_menus: [], position: line }),
}

const byId = { id: byKey('id'), references: [] }

/** A way into the shop as a picture, on the home page. */
export const tileKind: RecordKind = {
  ...byId,
  key: needed('handle', 'id', codecs.tileHandle),
  table: schema.tiles,
  fields: [
    needed('group', 'group', codecs.oneOf(tileGroups)),
    textField('title', 'title'),
    needed('link', 'navigation_link', codecs.link),
    optional('image', 'image_url', codecs.link, ''),
    usual('position', 'display_order', codecs.whole()),
  ],
  fresh: (_row, line) => ({ image_url: '', display_order: line }),
}

/** A picture with words on top of the home page. */
export const bannerKind: RecordKind = {
  ...byId,
  key: needed('handle', 'id', codecs.handle),
  table: schema.banners,
  fields: [
    textField('title', 'title'),
    textField('text', 'text'),
    textField('action', 'action'),
    needed('link', 'link_href', codecs.link),
    needed('packshot', 'picture', codecs.json(packshot)),
    position,
  ],
  fresh: (_row, line) => ({ position: line }),
}

/** A page of plain text that the owner has written, such as the privacy policy. */
export const pageKind: RecordKind = {
  ...byHandle,
  key: needed('handle', 'handle', codecs.oneOf(contentPageHandles)),
  table: schema.contentPages,
  fields: [textField('content', 'content', { clean: sanitize })],
  fresh: () => ({}),
}

/** An amount off a cart. */
export const couponKind: RecordKind = {
  table: schema.coupons,
  key: needed('code', 'code', codecs.couponCode),
  id: byKey('code'),
  references: [],
  fields: [
    ...couponFields,
    usual('minimumPurchase', 'minimum_purchase', codecs.money),
    usual('capped', 'is_capped', codecs.flag),
    needed('startsAt', 'starts_at', codecs.instant),
    optional('endsAt', 'ends_at', codecs.instant),
    optional('perShopperLimit', 'per_shopper_limit', codecs.whole(1)),
    optional('totalLimit', 'total_limit', codecs.whole(0)),
    usual('listed', 'is_listed', codecs.flag),
    position,
  ],
  fresh: (_row, line) => ({
    minimum_purchase: 0,
    is_capped: false,
    ends_at: null,
    per_shopper_limit: null,
    total_limit: null,
    is_listed: true,
    used: 0,
    position: line,
  }),
}

/** A place where goods can be brought, or cannot. */
export const pincodeKind: RecordKind = {
  table: schema.pincodes,
  key: needed('pincode', 'pincode', codecs.pincode),
  id: byKey('pincode'),
  references: [],
  fields: [
    needed('state', 'province_id', codecs.stateId),
    needed('district', 'district', codecs.words),
    needed('city', 'city', codecs.words),
    optional('latitude', 'latitude', codecs.decimal(6, 38)),
    optional('longitude', 'longitude', codecs.decimal(68, 98)),
    optional('alternatives', 'alternatives', codecs.json(alternatives), []),
    usual('served', 'is_served', codecs.flag),
  ],
  fresh: () => ({ latitude: null, longitude: null, alternatives: [], is_served: true }),
}
