/** A rectangle on the 1000 x 1000 drawing. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Writes a number with at most two decimals. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** A filled path. */
export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacityOf(opacity)}/>`
}

/** A line along a path, with round ends. */
export function stroke(d: string, color: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacityOf(opacity)}/>`
}

export function circle(cx: number, cy: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${opacityOf(opacity)}/>`
}

/** An ellipse, turned about its own centre by `degrees`. */
export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  degrees = 0,
  opacity = 1,
): string {
  const turned = degrees === 0 ? '' : ` transform="rotate(${n(degrees)} ${n(cx)} ${n(cy)})"`
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${opacityOf(opacity)}${turned}/>`
}

export function rect(box: Box, fill: string, radius = 0, opacity = 1): string {
  const rounded = radius === 0 ? '' : ` rx="${n(radius)}"`
  return `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}"${rounded} fill="${fill}"${opacityOf(opacity)}/>`
}

/** Moves, turns and scales what is drawn about its own origin. */
export function place(content: string, x: number, y: number, degrees = 0, scale = 1): string {
  const turned = degrees === 0 ? '' : ` rotate(${n(degrees)})`
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 10_000) / 10_000})`
  return `<g transform="translate(${n(x)} ${n(y)})${turned}${scaled}">${content}</g>`
}

/** Shows only what lies inside the outline. The id must be unique in the drawing. */
export function clipped(id: string, outline: string, content: string): string {
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** The outline of a rectangle with round corners. */
export function roundedOutline({ x, y, width, height }: Box, radius: number): string {
  const right = x + width
  const bottom = y + height
  return (
    `M${n(x + radius)} ${n(y)}H${n(right - radius)}Q${n(right)} ${n(y)} ${n(right)} ${n(y + radius)}` +
    `V${n(bottom - radius)}Q${n(right)} ${n(bottom)} ${n(right - radius)} ${n(bottom)}` +
    `H${n(x + radius)}Q${n(x)} ${n(bottom)} ${n(x)} ${n(bottom - radius)}V${n(y + radius)}Q${n(x)} ${n(y)} ${n(x + radius)} ${n(y)}z`
  )
}

function opacityOf(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${n(opacity)}"`
}
