import type { TextStorage } from '../storage/index.ts'

/** A browser storage in memory, optionally with something in it. */
export function aStorage(entries: Readonly<Record<string, string>> = {}): TextStorage {
  const texts = new Map(Object.entries(entries))
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }
}
