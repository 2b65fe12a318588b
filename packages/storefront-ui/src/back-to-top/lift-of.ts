const controls = 'a[href], button, input, select, textarea, summary, label'

/** Where it may stand: its own place, and above that in steps of its own height, in px. */
const lifts = [0, 56, 112, 168, 224]

/** How far above its place a button has to stand to lie over nothing that can be pressed, in px; 0 where it would over any. */
export function liftOf(button: HTMLElement): number {
  const frame = button.offsetParent?.getBoundingClientRect()
  if (!frame) return 0
  const xs = spread(frame.left + button.offsetLeft, button.offsetWidth)
  const ys = spread(frame.top + button.offsetTop, button.offsetHeight)
  const isFree = (lift: number) => xs.every((x) => ys.every((y) => !liesOverControl(button, x, y - lift)))
  return lifts.find(isFree) ?? 0
}

/** The two ends of a side and its middle. */
function spread(start: number, length: number): readonly number[] {
  return [start + 1, start + length / 2, start + length - 1]
}

function liesOverControl(button: HTMLElement, x: number, y: number): boolean {
  const isOther = (element: Element) => !button.contains(element) && !element.contains(button)
  const below = document.elementsFromPoint(x, y).find(isOther)
  return Boolean(below?.closest(controls))
}
