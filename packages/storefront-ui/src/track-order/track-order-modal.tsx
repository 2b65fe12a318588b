import { useRef } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import { Dialog } from '../primitives/dialog/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { TrackOrderForm } from './track-order-form.tsx'
import type { TrackOrderFormProps } from './track-order-form.tsx'

/** Props of the search for an order over a page. */
export interface TrackOrderModalProps
  extends Omit<TrackOrderFormProps, 'place' | 'fieldRef' | keyof RootProps>, RootProps<HTMLElement> {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Finds an order by a mobile number or its own [31.7]. Renders a modal `<dialog>` while open; the focus starts in the field. */
export function TrackOrderModal({ open, onOpenChange, className, style, ref, ...form }: TrackOrderModalProps) {
  const t = usePlainMessages('trackOrder', en, form.messages)
  const fieldRef: TrackOrderFormProps['fieldRef'] = useRef(null)
  return (
    <Dialog {...{ className, style, ref, open, onOpenChange }} size="sm" title={t('title')} initialFocusRef={fieldRef}>
      <TrackOrderForm {...form} place="modal" fieldRef={fieldRef} />
    </Dialog>
  )
}
