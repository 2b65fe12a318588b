/** Makes the address of a picture in a width in px, as the `loader` of next/image does. */
export type ImageLoader = (picture: { src: string; width: number; quality: number }) => string

/** Whether a picture is part of the page, which has it in one size alone. */
const isOfPage = (src: string) => /^(data|blob):/i.test(src)

/** The quality that the specification sets [02.9]. */
const quality = 80

/** What the shop's own server takes. */
const shopLoader: ImageLoader = ({ src, width }) => {
  const joint = src.includes('?') ? '&' : '?'
  return src.replace(/#|$/, `${joint}w=${width}&q=${quality}$&`)
}

/** The address of a picture at a width in px, with the quality that the specification sets [02.9]. */
export function imageSource(src: string, width: number, load: ImageLoader = shopLoader): string {
  return isOfPage(src) ? src : load({ src, width, quality })
}

/** The `srcset` of a picture; nothing for one that is part of the page. */
export function imageSourceSet(src: string, widths: readonly number[], load?: ImageLoader): string | undefined {
  return isOfPage(src) ? undefined : widths.map((width) => `${imageSource(src, width, load)} ${width}w`).join(', ')
}

/** The address of a picture that the shop's own server has in one size: as it is, unless the host makes the addresses. */
export function wholeSource(src: string, width: number, load: ImageLoader | undefined): string {
  return load ? imageSource(src, width, load) : src
}
