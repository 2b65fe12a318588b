import { Content, Item, Link, List, Root, Trigger } from 'radix-ui/navigation-menu'
import { createContext, useEffect, useRef } from 'react'
import type { ComponentPropsWithoutRef, FocusEvent, KeyboardEvent, ReactElement, ReactNode } from 'react'
import { use, useEffectEvent } from '../../react-compat.ts'
import type { RootProps } from '../../root/index.ts'
import { isFocusLost } from '../focus-handover/index.ts'
import { useOpenMenu } from './use-open-menu.ts'
import type { OpenMenu } from './use-open-menu.ts'

/** How long a mouse rests on a name before its panel opens, in ms. */
const hoverMs = 200

const OpenMenuContext = createContext<OpenMenu | null>(null)

/** Props of a navigation menu. */
export interface NavigationMenuProps
  extends
    Omit<ComponentPropsWithoutRef<'nav'>, 'dir' | 'onPointerMoveCapture' | 'defaultValue'>,
    RootProps<HTMLElement> {
  /** The entry whose panel is open from the beginning. @default '' */
  readonly defaultOpen?: string | undefined
  /** Its entries: `<li>` or {@link NavigationMenuEntry}. */
  readonly children: ReactNode
}

/**
 * A row of links and of names whose panels open under it: when a mouse rests on the name, by Enter, Space or arrow down, and at a
 * tap. Arrow keys move along the row and through a panel, Escape closes it. Renders a `<nav>` with a list.
 */
export function NavigationMenu({ defaultOpen = '', children, ...nav }: NavigationMenuProps) {
  const menu = useOpenMenu(defaultOpen)
  return (
    <OpenMenuContext.Provider value={menu}>
      <Root
        {...nav}
        delayDuration={hoverMs}
        value={menu.open}
        onValueChange={menu.onValueChange}
        onPointerMoveCapture={menu.onPointing}
      >
        <List>{children}</List>
      </Root>
    </OpenMenuContext.Provider>
  )
}

/** Props of an entry with a panel. */
export interface NavigationMenuEntryProps {
  readonly id: string
  /** The button that opens the panel. */
  readonly trigger: ReactElement<ComponentPropsWithoutRef<'button'>>
  /** It takes the place of a link on which there was the focus, which it takes over, or a mouse, under which it opens. */
  readonly cameBy?: 'focus' | 'pointer' | undefined
  /** An element that takes the attributes of the panel. */
  readonly panel: ReactElement
}

/** A name of a {@link NavigationMenu} with the panel that it opens. Renders an `<li>`. */
export function NavigationMenuEntry({ id, trigger, cameBy, panel }: NavigationMenuEntryProps) {
  const menu = useMenu()
  const triggerRef = useRef<HTMLButtonElement>(null)
  const itemRef = useRef<HTMLLIElement>(null)
  const isOpen = menu.open === id

  const openPointed = useEffectEvent(() => {
    if (triggerRef.current?.matches(':hover')) menu.setOpen(id, true)
  })

  useEffect(() => {
    const trigger = triggerRef.current
    // Only from a link that left with it: whoever has gone on meanwhile is not called back.
    if (cameBy === 'focus' && trigger !== null && isFocusLost(trigger)) trigger.focus()
    if (cameBy !== 'pointer') return undefined
    const rest = setTimeout(openPointed, hoverMs)
    return () => clearTimeout(rest)
  }, [cameBy])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || isOpen) return
    event.preventDefault()
    menu.setOpen(id)
  }

  /** Whoever goes on by the keyboard sees the page again. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (isOpen && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) menu.setOpen('')
  }

  /** The library does not see where the focus is within a shadow root. */
  function keepFocus() {
    if (itemRef.current?.matches(':focus-within')) triggerRef.current?.focus()
  }

  return (
    <Item ref={itemRef} value={id} onBlur={onBlur}>
      <Trigger asChild ref={triggerRef} onKeyDown={onKeyDown} onClick={(event) => menu.onTriggerClick(id, event)}>
        {trigger}
      </Trigger>
      <Content asChild onPointerEnter={menu.onPanelEnter} onEscapeKeyDown={keepFocus}>
        {panel}
      </Content>
    </Item>
  )
}

/** A link of a {@link NavigationMenu}, which arrow keys reach; following it closes the panel. Takes the link as its only child. */
export function NavigationMenuLink({ children }: { readonly children: ReactElement }) {
  return <Link asChild>{children}</Link>
}

function useMenu(): OpenMenu {
  const menu = use(OpenMenuContext)
  if (menu) return menu
  throw new Error(
    '[storefront-ui] An entry was rendered outside of <NavigationMenu>. It cannot open there. Render it as a child of <NavigationMenu>.',
  )
}
