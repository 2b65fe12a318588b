/** A handle: lower case Latin letters and digits, everything else a single hyphen. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’()%]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
