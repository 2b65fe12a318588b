/**
 * A text as part of an address: punctuation gone, spaces to hyphens, lower case [02.5]. Letters, vowel signs and digits of
 * every script stay, so that an Indian name does not become empty.
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
}
