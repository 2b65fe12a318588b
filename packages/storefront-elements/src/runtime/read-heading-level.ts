/** The levels that a page may ask for: 1 is its own title. */
const levels = [2, 3, 4] as const

/** The level of headings that an element asks for by `heading-level`; 3 where it names none that there is. */
export function readHeadingLevel(host: HTMLElement): (typeof levels)[number] {
  return levels.find((level) => String(level) === host.getAttribute('heading-level')) ?? 3
}
