/** Stands in for a picture that is missing or failed to load [02.9]. */
export const noImagePath = '/images/noImage.png'

/** The widths in px that the shop's server makes its pictures in; it refuses any other. */
export type PictureWidth = 80 | 160 | 240 | 320 | 480 | 640 | 960 | 1200

/** The size that a picture is asked in. */
export interface ImageSize {
  /** Pixels. */
  readonly width: number
  /** 1 to 100. Default 80. */
  readonly quality?: number
}

/** Makes the address of a picture in a size. No source gives the stand-in. */
export type ImageLoader = (source: string | null | undefined, size: ImageSize) => string

/** The address of a picture with `w` and `q` [02.9]. Other parameters and a hash stay; inline pictures stay as they are. */
export const imageUrl: ImageLoader = (source, { width, quality = 80 }) => {
  const address = source?.trim() || noImagePath
  if (/^(?:data|blob):/i.test(address)) return address
  const [withoutHash = '', ...hash] = address.split('#')
  const [path = '', ...query] = withoutHash.split('?')
  const others = query.flatMap((part) => part.split('&')).filter((part) => part !== '' && !/^[wq](?:=|$)/.test(part))
  return [`${path}?${[...others, `w=${width}`, `q=${quality}`].join('&')}`, ...hash].join('#')
}
