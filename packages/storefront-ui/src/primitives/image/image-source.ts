const quality = '80'

/** The address of a picture at a width in px, with the quality that the specification sets [02.9]. */
export function imageSource(src: string, width: number): string {
  if (/^(data|blob):/i.test(src)) return src
  const [address = '', hash] = src.split('#', 2)
  const [path = '', query] = address.split('?', 2)
  const params = new URLSearchParams(query)
  params.set('w', String(width))
  params.set('q', quality)
  return `${path}?${params}${hash === undefined ? '' : `#${hash}`}`
}

/** The `srcset` of a picture; nothing for one that is part of the page. */
export function imageSourceSet(src: string, widths: readonly number[]): string | undefined {
  if (/^(data|blob):/i.test(src)) return undefined
  return widths.map((width) => `${imageSource(src, width)} ${width}w`).join(', ')
}
