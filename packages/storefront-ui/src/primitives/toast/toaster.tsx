import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { use } from '../../react-compat.ts'
import { UiContext, usePlainMessages } from '../../i18n/index.ts'
import type { MessageOverrides } from '../../i18n/index.ts'
import type { RootProps } from '../../root/index.ts'
import { Button, IconButton } from '../button/index.ts'
import { useNoticeOutlet } from '../dialog/index.ts'
import { AlertCircleIcon, CheckCircleIcon, CloseIcon, InfoIcon } from '../icon/index.ts'
import en from './messages/en.json'
import { stayClear } from './stay-clear.ts'
import type { Toast, ToastStore } from './toast-store.ts'
import { useFocusAfter } from './use-focus-after.ts'

/** Props of the place where notices appear. */
export interface ToasterProps extends RootProps {
  store: ToastStore
  messages?: MessageOverrides<typeof en> | undefined
}

/**
 * Shows and says the notices of a store. Renders one polite live region, which is in the page before its first text;
 * while a dialog is open the notices are in the dialog, since what is behind it is silent. Mount it once.
 */
export function Toaster({ store, messages, ...root }: ToasterProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  const { portalContainer } = use(UiContext)
  const outlet = useNoticeOutlet()
  const list = <ToastList toasts={toasts} onDismiss={store.dismiss} messages={messages} />
  const region = (
    <div {...root} data-scope="toast" data-part="region" role="status" aria-live="polite" aria-atomic="false">
      {outlet ? null : list}
    </div>
  )
  return (
    <>
      {portalContainer ? createPortal(region, portalContainer) : region}
      {outlet ? createPortal(list, outlet) : null}
    </>
  )
}

interface ToastListProps {
  toasts: readonly Toast[]
  onDismiss: (id: string) => void
  messages: MessageOverrides<typeof en> | undefined
}

function ToastList({ toasts, onDismiss, messages }: ToastListProps) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const { onFocus, keep } = useFocusAfter()
  return (['top-center', 'bottom'] as const).map((placement) => (
    <ToastPlace
      key={placement}
      placement={placement}
      toasts={toasts}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        setFocused(true)
        onFocus(event)
      }}
      onBlur={() => setFocused(false)}
    >
      {(toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          isNewest={toast === toasts.at(-1)}
          paused={hovered || focused}
          onDismiss={onDismiss}
          onPress={keep}
          messages={messages}
        />
      )}
    </ToastPlace>
  ))
}

interface ToastPlaceProps extends Omit<ComponentProps<'div'>, 'children'> {
  placement: Toast['placement']
  toasts: readonly Toast[]
  children: (toast: Toast) => ReactNode
}

/** The notices of one edge, clear of what must stay in view. */
function ToastPlace({ placement, toasts, children, ...events }: ToastPlaceProps) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = toasts.filter((toast) => toast.placement === placement)
  const isEmpty = shown.length === 0
  useLayoutEffect(() => {
    if (ref.current && !isEmpty) return stayClear(ref.current, placement)
    return undefined
  }, [isEmpty, placement, toasts])
  return (
    <div ref={ref} data-scope="toast" data-part="list" data-placement={placement} {...events}>
      {shown.map(children)}
    </div>
  )
}

interface ToastCardProps extends Omit<ToastListProps, 'toasts'> {
  toast: Toast
  /** A phone has room for this one alone. */
  isNewest: boolean
  paused: boolean
  /** Called with a control of it that was pressed, before the notice leaves. */
  onPress: ReturnType<typeof useFocusAfter>['keep']
}

function ToastCard({ toast, isNewest, paused, onDismiss, onPress, messages }: ToastCardProps) {
  const t = usePlainMessages('toast', en, messages)
  const { id, durationMs, action } = toast
  useEffect(() => {
    if (paused) return undefined
    const timer = setTimeout(() => onDismiss(id), durationMs)
    return () => clearTimeout(timer)
  }, [toast, id, durationMs, paused, onDismiss])
  const Sign = signs[toast.tone]
  return (
    <div
      data-scope="toast"
      data-part="card"
      data-tone={toast.tone}
      data-newest={isNewest || undefined}
      aria-live={toast.isSpoken ? undefined : 'off'}
    >
      <Sign />
      <p data-scope="toast" data-part="text">
        {toast.text}
      </p>
      {/* Together: where the words leave no room, both stand below them. */}
      <span data-scope="toast" data-part="buttons">
        {action ? (
          <Button
            tone="quiet"
            size="sm"
            onClick={({ currentTarget }) => {
              onPress(currentTarget, action.heir)
              action.onSelect()
              onDismiss(id)
            }}
          >
            {action.label}
          </Button>
        ) : null}
        <IconButton
          label={t('dismiss')}
          icon={<CloseIcon />}
          onClick={({ currentTarget }) => {
            onPress(currentTarget)
            onDismiss(id)
          }}
        />
      </span>
    </div>
  )
}

const signs = { info: InfoIcon, success: CheckCircleIcon, danger: AlertCircleIcon } as const
