import { locales } from '../locale/index.ts'
import { isRecord, isText } from '../shape/index.ts'
import type { Guard } from '../shape/index.ts'
import type { PerLocale } from './per-locale.ts'

/** Takes a value from an unknown source, or the fallback where the source has nothing usable. Never throws. */
export type Reader<T> = (source: unknown, fallback: T) => T

/** A reader for every key of T. */
export type Readers<T> = { readonly [Key in keyof T]: Reader<T[Key]> }

/** One value that is taken whole. */
export function one<T>(guard: Guard<T>): Reader<T> {
  return (source, fallback) => (guard(source) ? source : fallback)
}

/** A list without its malformed entries; the fallback when it is no list or nothing in it is usable. */
export function many<T>(guard: Guard<T>): Reader<readonly T[]> {
  return (source, fallback) => {
    if (!Array.isArray(source)) return fallback
    const usable = source.filter(guard)
    return usable.length === 0 && source.length > 0 ? fallback : usable
  }
}

/** A list that must not be empty. */
export function some<T>(guard: Guard<T>): Reader<readonly T[]> {
  const read = many(guard)
  return (source, fallback) => {
    const usable = read(source, fallback)
    return usable.length > 0 ? usable : fallback
  }
}

/** An object, key by key. Keys that it does not know are left out, so that a hostile key reaches nobody. */
export function section<T extends object>(readers: Readers<T>): Reader<T> {
  return (source, fallback) => {
    if (!isRecord(source)) return fallback
    const merged: T = { ...fallback }
    for (const key in readers) {
      if (Object.hasOwn(source, key)) merged[key] = readers[key](source[key], fallback[key])
    }
    return merged
  }
}

/** Something per language; a language that is malformed keeps its fallback. */
export function perLocale<T>(guard: Guard<T>): Reader<PerLocale<T>> {
  return (source, fallback) => {
    if (!isRecord(source)) return fallback
    const merged: Partial<Record<(typeof locales)[number], T>> = { ...fallback }
    for (const locale of locales) {
      const value = Object.hasOwn(source, locale) ? source[locale] : undefined
      if (guard(value)) merged[locale] = value
    }
    return merged
  }
}

/** A text per language. */
export const textPerLocale: Reader<PerLocale<string>> = perLocale(isText)
