import { useId } from 'react'
import { useUi, useWidgetMessages } from '../../i18n/index.ts'
import type { MessageOverrides } from '../../i18n/index.ts'
import { ChevronDownIcon } from '../../primitives/icon/index.ts'
import { NavigationMenu, NavigationMenuEntry, NavigationMenuLink } from '../../primitives/navigation-menu/index.ts'
import type { RootProps } from '../../root/index.ts'
import type { NearMenu } from '../menu/menu.tsx'
import en from '../messages/en.json'
import { linkAttributes } from '../navigation-item.ts'
import type { NavigationGroup, NavigationItem, NavigationLink, NavigationPanel } from '../navigation-item.ts'

/** A group of more links than this is shown over several columns. */
const fewLinks = 10

export interface MegaMenuProps extends RootProps<HTMLElement> {
  readonly items: readonly NavigationItem[]
  /** What stands under each item, by its id; an item without is a plain link. */
  readonly panels: ReadonlyMap<string, NavigationPanel>
  /** Where the shopper is as it takes the place of the row: its panel opens where a mouse rests on it, and the focus stays. @default null */
  readonly near?: NearMenu | null
  /** The id of the item whose panel is open from the beginning. @default none */
  readonly defaultOpen?: string
  readonly messages?: MessageOverrides<typeof en>
}

/** The menu row of a wide screen whose items open panels with their links. Renders a `<nav>`. */
export function MegaMenu({ items, panels, near = null, defaultOpen, messages, ...root }: MegaMenuProps) {
  const t = useWidgetMessages('navigationBar', en, messages)
  return (
    <NavigationMenu
      {...root}
      data-scope="navigation-menu"
      data-part="root"
      aria-label={t('menuLabel')}
      defaultOpen={defaultOpen}
    >
      {items.map((item) => {
        const panel = panels.get(item.id)
        return panel ? (
          <NavigationMenuEntry
            key={item.id}
            id={item.id}
            cameBy={near?.id === item.id ? near.by : undefined}
            trigger={
              <button
                type="button"
                data-scope="mega-menu"
                data-part="trigger"
                aria-current={item.current ? 'page' : undefined}
              >
                {item.label}
                <ChevronDownIcon />
              </button>
            }
            panel={<Panel item={item} panel={panel} all={t('allOf', { menu: item.label })} />}
          />
        ) : (
          <li key={item.id}>
            <MenuLink link={item} isCurrent={item.current ?? false} />
          </li>
        )
      })}
    </NavigationMenu>
  )
}

interface PanelProps {
  readonly item: NavigationItem
  readonly panel: NavigationPanel
  readonly all: string
}

function Panel({ item, panel, all, ...attributes }: PanelProps) {
  return (
    <div data-scope="mega-menu" data-part="panel" {...attributes}>
      <p data-scope="mega-menu" data-part="all">
        <MenuLink link={{ ...item, label: all }} />
      </p>
      {panel.groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
      {panel.links.length > 0 ? <Group group={{ id: '', label: '', links: panel.links }} /> : null}
    </div>
  )
}

/** Links under their heading, or alone. */
function Group({ group: { label, href, links } }: { readonly group: NavigationGroup }) {
  const id = useId()
  return (
    <section
      data-scope="mega-menu"
      data-part="group"
      data-large={links.length > fewLinks || undefined}
      aria-labelledby={label === '' ? undefined : id}
    >
      {label === '' ? null : (
        <h2 id={id} data-scope="mega-menu" data-part="group-name">
          {href === undefined ? label : <MenuLink link={{ label, href }} />}
        </h2>
      )}
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink link={link} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function MenuLink({ link, isCurrent = false }: { readonly link: NavigationLink; readonly isCurrent?: boolean }) {
  const { Link } = useUi()
  return (
    <NavigationMenuLink>
      <Link {...linkAttributes(link)} aria-current={isCurrent ? 'page' : undefined}>
        {link.label}
      </Link>
    </NavigationMenuLink>
  )
}
