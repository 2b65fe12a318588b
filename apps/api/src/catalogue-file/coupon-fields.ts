import { ok } from '@krishi/storefront-core/result'
import { z } from 'zod'
import { couponTypes } from '../database/schema/rules.ts'
import { money, decimal } from './codecs.ts'
import { wrongCell, type Cells, type Field } from './field.ts'
import { textField } from './text-field.ts'

const percent = decimal(0.01, 100)
const [percentage, fixed] = couponTypes

/** What a coupon takes off: `10 %`, or rupees. */
const value: Field = {
  cells: ['value'],
  columns: ['value_type', 'value'],
  isNeeded: true,
  read({ value: text = '' }) {
    const isPercent = text.trim().endsWith('%')
    const read = isPercent ? percent.read(text.replace('%', '').trim()) : money.read(text.trim())
    if (!read.ok) return wrongCell('value', read.error.code)
    return ok({ value_type: isPercent ? percentage : fixed, value: read.value })
  },
  write: (row) => ({
    value: row['value_type'] === percentage ? `${String(row['value'])} %` : money.write(row['value']),
  }),
}

const lines = [textField('line1', 'firstLine'), textField('line2', 'secondLine'), textField('line3', 'thirdLine')]
const stored = z.record(z.string(), z.unknown())

/** What its row in the list of offers says, in three lines: they are told together or not at all. */
const description: Field = {
  cells: lines.flatMap(({ cells }) => cells),
  columns: ['description'],
  isNeeded: true,
  read(cells) {
    const texts: Record<string, unknown> = {}
    for (const line of lines) {
      const read = line.read(cells)
      if (!read.ok) return read
      Object.assign(texts, read.value)
    }
    return ok({ description: texts })
  },
  write(row): Cells {
    const texts = stored.parse(row['description'])
    return Object.assign({}, ...lines.map((line) => line.write(texts))) as Cells
  },
}

/** The facts of a coupon that take several cells or columns. */
export const couponFields: readonly Field[] = [value, description]
