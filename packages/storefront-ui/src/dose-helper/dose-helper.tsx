import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { ChevronDownIcon, FieldIcon } from '../primitives/icon/index.ts'
import { useRootRef } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the question how much a field needs. */
export interface DoseHelperProps extends RootProps<HTMLDetailsElement> {
  /** `DoseForm`: it may be loaded when this opens. */
  readonly children: ReactNode
  /** Called when it is opened or closed. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** "How many packs for my field?", which opens where it stands. Renders a `<details>`. */
export function DoseHelper({ children, onOpenChange, messages, ...root }: DoseHelperProps) {
  const t = useWidgetMessages('doseHelper', en, messages)
  const ref = useRootRef(root)
  const tellEarly = useEffectEvent(() => ref.current?.open && onOpenChange?.(true))

  // The browser can open the element before hydration.
  useEffect(() => void tellEarly(), [])

  return (
    <details
      {...root}
      ref={ref}
      data-scope="dose-helper"
      data-part="root"
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
    >
      <summary data-scope="dose-helper" data-part="title">
        <FieldIcon />
        <span>{t('title')}</span>
        <ChevronDownIcon />
      </summary>
      <div data-scope="dose-helper" data-part="body">
        {children}
      </div>
    </details>
  )
}
