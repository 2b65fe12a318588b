import { ok } from '@krishi/storefront-core/result'
import { schema } from '../database/index.ts'
import { ownerSettingNames, settingCodec } from '../settings/owner-settings.ts'
import * as codecs from './codecs.ts'
import { needed, wrongCell, type Field } from './field.ts'
import { byKey, type RecordKind } from './record-kind.ts'

/** What a setting says: each is written in its own way, and an empty cell is what is usual. */
const value: Field = {
  cells: ['value'],
  columns: ['value'],
  isNeeded: true,
  read({ handle = '', value: text = '' }) {
    const read = text.trim() === '' ? null : settingCodec(handle.trim())?.read(text.trim())
    if (!read) return ok({ value: null })
    return read.ok ? ok({ value: read.value }) : wrongCell('value', read.error.code)
  },
  write({ handle, value: stored }) {
    const codec = settingCodec(String(handle))
    return { value: stored === null || codec === null ? '' : codec.write(stored) }
  },
}

/** Something about the shop that its owner decides, such as what shipping costs. */
export const settingKind: RecordKind = {
  table: schema.ownerSettings,
  key: needed('handle', 'handle', codecs.oneOf(ownerSettingNames)),
  id: byKey('handle'),
  references: [],
  fields: [value],
  fresh: () => ({}),
}
