import { cutAtGrapheme } from './graphemes.ts'

const longestItemName = 98

/** A product name as analytics sinks accept it: at most 98 characters, cut between written characters [02.8]. */
export function analyticsItemName(name: string): string {
  return cutAtGrapheme(name, longestItemName)
}
