import type { ReactNode } from 'react'
import { usePlainMessages, useUi } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import type { NavigationItem, NavigationLink, NavigationPanel } from '../navigation-bar/index.ts'
import { Drawer } from '../primitives/drawer/index.ts'
import { ChevronDownIcon } from '../primitives/icon/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

export interface MenuDrawerProps extends RootProps<HTMLElement> {
  readonly open: boolean
  /** Called when the shopper closes it. */
  readonly onClose: () => void
  /** Called when the shopper follows one of its links. @default `onClose` */
  readonly onFollow?: (() => void) | undefined
  readonly items: readonly NavigationItem[]
  /** What stands under each item, by its id; an item without is a plain link. */
  readonly panels: ReadonlyMap<string, NavigationPanel>
  /** Address of the shopper's farm, where the shop has such a page. */
  readonly farmHref?: string | undefined
  /** What comes after the menus, such as a `TopStrip`. */
  readonly children?: ReactNode
  readonly messages?: MessageOverrides<typeof en>
}

/** The menus of a phone: each with links under it is an accordion, of which one is open at a time [09.8]. Renders a modal `<dialog>` while open. */
export function MenuDrawer({ open, onClose, onFollow = onClose, items, panels, ...props }: MenuDrawerProps) {
  const { farmHref, children, messages } = props
  const t = usePlainMessages('menuDrawer', en, messages)

  return (
    <Drawer {...rootOf(props)} side="start" open={open} onOpenChange={onClose} title={t('title')}>
      <div data-scope="menu-drawer" data-part="root">
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <Menu
                item={item}
                panel={panels.get(item.id)}
                all={t('allOf', { menu: item.label })}
                onFollow={onFollow}
              />
            </li>
          ))}
          {farmHref === undefined ? null : (
            <li>
              <MenuLink link={{ label: t('farm'), href: farmHref }} onFollow={onFollow} />
            </li>
          )}
        </ul>
        {children}
      </div>
    </Drawer>
  )
}

interface MenuProps {
  readonly item: NavigationItem
  readonly panel: NavigationPanel | undefined
  readonly all: string
  readonly onFollow: () => void
}

function Menu({ item, panel, all, onFollow }: MenuProps) {
  if (!panel) return <MenuLink link={item} isCurrent={item.current ?? false} onFollow={onFollow} />
  return (
    <details data-scope="menu-drawer" data-part="menu" name="menu-drawer">
      <summary data-scope="menu-drawer" data-part="name">
        {item.label}
        <ChevronDownIcon />
      </summary>
      <div data-scope="menu-drawer" data-part="links">
        <Links links={[{ ...item, label: all }, ...panel.links]} onFollow={onFollow} />
        {panel.groups.map(({ id, label, links }) => (
          <section key={id} data-scope="menu-drawer" data-part="group" aria-label={label}>
            <h3 data-scope="menu-drawer" data-part="group-name">
              {label}
            </h3>
            <Links links={links} onFollow={onFollow} />
          </section>
        ))}
      </div>
    </details>
  )
}

interface LinksProps extends Pick<MenuProps, 'onFollow'> {
  readonly links: readonly NavigationLink[]
}

function Links({ links, onFollow }: LinksProps) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <MenuLink link={link} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

interface MenuLinkProps extends Pick<MenuProps, 'onFollow'> {
  readonly link: NavigationLink
  readonly isCurrent?: boolean
}

function MenuLink({ link: { label, href, external }, isCurrent = false, onFollow }: MenuLinkProps) {
  const { Link } = useUi()
  return (
    <Link
      href={href}
      onClick={onFollow}
      aria-current={isCurrent ? 'page' : undefined}
      {...(external ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {label}
    </Link>
  )
}
