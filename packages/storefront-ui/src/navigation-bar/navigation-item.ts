/** A link of the menus. */
export interface NavigationLink {
  readonly label: string
  readonly href: string
  /** Opens in a new tab [09.4]. */
  readonly external?: boolean
}

/** A link of the menu row. */
export interface NavigationItem extends NavigationLink {
  /** What tells it from the others. */
  readonly id: string
  readonly current?: boolean
  /** There are links under it. @default false */
  readonly hasLinks?: boolean
}

/** Links under a menu that belong together. */
export interface NavigationGroup {
  readonly id: string
  readonly label: string
  /** Where its name leads; without it the name is no link. */
  readonly href?: string
  readonly links: readonly NavigationLink[]
}

/** What stands under an item of the menu row. */
export interface NavigationPanel {
  readonly links: readonly NavigationLink[]
  readonly groups: readonly NavigationGroup[]
}

/** The attributes of a link that leads out of the shop [05.6]. */
export function linkAttributes({ href, external }: NavigationLink) {
  return external ? { href, target: '_blank', rel: 'noopener' } : { href }
}
