import { ok } from '@krishi/storefront-core/result'
import { z } from 'zod'
import { mostPaise } from '../database/schema/rules.ts'
import { pattern, wrong, type Codec } from './field.ts'

/** Part of an address. */
export const handle = pattern(/^[a-z0-9][a-z0-9._-]{0,199}$/, 'small letters, digits and hyphens, such as tomato-seeds')

/** What tells tiles apart, with the group before it where both groups have one. */
export const tileHandle = pattern(
  /^[a-z0-9][a-z0-9._-]{0,99}(\/[a-z0-9][a-z0-9._-]{0,99})?$/,
  'small letters, digits and hyphens, such as brands/green-field',
)

/** The number that a pack has with its seller. */
export const sku = pattern(/^[^\s\p{C}]{1,100}$/u, 'at most 100 characters without spaces')

/** What a shopper types for a coupon. */
export const couponCode = pattern(/^[A-Z0-9]{1,40}$/, 'capital letters and digits, such as MONSOON50')

/** LocalizedTuple digits that do not begin with 0. */
export const pincode = pattern(/^[1-9]\d{5}$/, 'six digits, such as 560001')

/** Any short text. */
export const words = pattern(/^[^\p{Cc}]{1,500}$/u, 'one line of at most 500 characters')

/** A page of the shop, or an address with https://. */
export const link = pattern(
  /^(\/(?!\/)|https:\/\/)\S{0,1000}$/,
  'a page such as /collections/seeds, or an address with https://',
)

/** Rupees in the file, paise in the database. */
export const money: Codec = {
  read(text) {
    const [, rupees = '', part = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text) ?? []
    const paise = Number(rupees) * 100 + Number(part.padEnd(2, '0'))
    return rupees !== '' && paise <= mostPaise ? ok(paise) : wrong(text, 'rupees, such as 499 or 499.50')
  },
  write(value) {
    const paise = Number(value)
    return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2)
  },
}

/** A whole number from `least` to `most`. */
export function whole(least = 0, most = 1_000_000_000): Codec {
  return {
    read: (text) =>
      /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most
        ? ok(Number(text))
        : wrong(text, `a whole number from ${least} to ${most}`),
    write: String,
  }
}

/** A decimal number from `least` to `most`. */
export function decimal(least: number, most: number): Codec {
  return {
    read: (text) =>
      /^-?\d{1,10}(\.\d{1,12})?$/.test(text) && Number(text) >= least && Number(text) <= most
        ? ok(Number(text))
        : wrong(text, `a number from ${least} to ${most}`),
    write: String,
  }
}

/** Yes or no. */
export const flag: Codec = {
  read: (text) => (text === 'yes' || text === 'no' ? ok(text === 'yes') : wrong(text, 'yes or no')),
  write: (value) => (value === true ? 'yes' : 'no'),
}

/** One of a few words; in the database they may be called otherwise. */
export function oneOf(names: readonly string[], stored: readonly string[] = names): Codec {
  return {
    read(text) {
      const place = names.indexOf(text)
      return place < 0 ? wrong(text, `one of ${names.join(', ')}`) : ok(stored[place])
    },
    write: (value) => names[stored.indexOf(String(value))] ?? '',
  }
}

/** A moment with its time zone. */
export const instant: Codec = {
  read(text) {
    const isMoment = z.iso.datetime({ offset: true }).safeParse(text).success
    return isMoment ? ok(new Date(text).toISOString()) : wrong(text, 'a moment such as 2026-06-01T00:00:00+05:30')
  },
  write: (value) => new Date(String(value)).toISOString(),
}

/** Words with spaces between them. */
export const list: Codec = {
  read: (text) => ok(text.split(/\s+/)),
  write: (value) => (Array.isArray(value) ? value.join(' ') : ''),
}

/** Addresses of pictures with spaces between them. */
export const links: Codec = {
  read(text) {
    const bad = text.split(/\s+/).find((each) => !link.read(each).ok)
    return bad === undefined ? list.read(text) : link.read(bad)
  },
  write: list.write,
}

/** The contents of a pack, such as `500 g`. */
export const contents: Codec = {
  read(text) {
    const [, value = '', unit = ''] = /^(\d{1,8}(?:\.\d{1,6})?) (g|kg|ml|l|piece|seed)$/.exec(text) ?? []
    return unit === ''
      ? wrong(text, 'an amount such as 500 g: g, kg, ml, l, piece or seed')
      : ok({ value: Number(value), unit })
  },
  write(stored) {
    const { value, unit } = z.object({ value: z.number(), unit: z.string() }).parse(stored)
    return `${value} ${unit}`
  },
}

/** Facts in JSON that a schema describes. */
export function json(schema: z.ZodType): Codec {
  return {
    read(text) {
      let parsed: unknown
      try {
        parsed = JSON.parse(text)
      } catch {
        return wrong(text, 'JSON')
      }
      const checked = schema.safeParse(parsed)
      if (checked.success) return ok(checked.data)
      const [issue] = checked.error.issues
      return wrong(text, `as described in CATALOGUE-FILE.md: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
    },
    write: (value) => JSON.stringify(value),
  }
}

/** A state or union territory, such as `KA`. */
export const stateId = pattern(/^[A-Z]{2}$/, 'two capital letters, such as KA')
