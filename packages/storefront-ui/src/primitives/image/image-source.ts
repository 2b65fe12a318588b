/** Whether a picture is part of the page, which has it in one size alone. */
const isOfPage = (src: string) => /^(data|blob):/i.test(src)

/** The address of a picture at a width in px, with the quality that the specification sets [02.9]. */
export function imageSource(src: string, width: number): string {
  if (isOfPage(src)) return src
  const joint = src.includes('?') ? '&' : '?'
  return src.replace(/#|$/, `${joint}w=${width}&q=80$&`)
}

/** The `srcset` of a picture; nothing for one that is part of the page. */
export function imageSourceSet(src: string, widths: readonly number[]): string | undefined {
  return isOfPage(src) ? undefined : widths.map((width) => `${imageSource(src, width)} ${width}w`).join(', ')
}
