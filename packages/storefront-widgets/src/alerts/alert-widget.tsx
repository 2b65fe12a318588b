import { useAlert } from '@krishi/storefront-hooks/alerts'
import type { AlertOptions } from '@krishi/storefront-hooks/alerts'
import { AlertSwitch } from '@krishi/storefront-ui/alert-switch'
import type { AlertSwitchProps } from '@krishi/storefront-ui/alert-switch'
import { rootOf } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'

/** Props of the connected switch of alerts. */
export interface AlertWidgetProps extends Pick<AlertSwitchProps, 'messages'>, RootProps {
  /** Where alerts are asked for, such as `createHttpAlertsPort(…)`. Keep it stable. */
  readonly port: AlertOptions['port']
  /** The pack whose price is watched; null for the shopper's orders. Give the widget a `key` where it changes. */
  readonly variantId: string | null
  /** What the browser can do, such as `createBrowserPush(window, '/alerts-worker.js')`. Keep it stable. */
  readonly device: AlertOptions['device']
}

/** Turns alerts of the browser on and off. Renders nothing where the browser has none or the shop sends none. */
export function AlertWidget({ messages, ...options }: AlertWidgetProps) {
  const { status, isOn, toggle } = useAlert(options)
  if (status === 'unavailable') return null
  return (
    <AlertSwitch
      {...rootOf(options)}
      {...{ status, isOn, messages }}
      about={options.variantId === null ? 'orders' : 'price'}
      onToggle={() => void toggle()}
    />
  )
}
