/** A colour by perceived lightness (0 to 1), colourfulness (0 to about 0.3) and hue (degrees). */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

type Rgb = readonly [number, number, number]

/** The colour as `#rrggbb`; colourfulness that a screen cannot show is taken back, lightness and hue stay. */
export function hex({ lightness, chroma, hue }: Oklch): string {
  let shown = chroma
  let rgb = linearRgb(lightness, shown, hue)
  while (shown > 0 && rgb.some((part) => part < -0.0005 || part > 1.0005)) {
    shown -= 0.004
    rgb = linearRgb(lightness, Math.max(0, shown), hue)
  }
  return `#${rgb.map((part) => byteOf(part).toString(16).padStart(2, '0')).join('')}`
}

/** The contrast of two `#rrggbb` colours as WCAG counts it, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].toSorted((left, right) => left - right)
  return (lighter + 0.05) / (darker + 0.05)
}

function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function byteOf(linear: number): number {
  const part = Math.min(1, Math.max(0, linear))
  const encoded = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
