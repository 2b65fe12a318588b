import { useRef } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { Dialog } from '../primitives/dialog/index.ts'
import { AlertCircleIcon, LocateIcon } from '../primitives/icon/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import { AddressChoice } from './address-choice.tsx'
import type { ChoosableAddress } from './address-choice.tsx'
import en from './messages/en.json'
import { PincodeForm } from './pincode-form.tsx'
import type { FieldRef } from './pincode-form.tsx'

/** Why the last attempt failed. */
export type PlaceProblem =
  /** There is no such pincode; `message` is the server's sentence, in the shopper's language [16.3]. */
  | { readonly kind: 'invalid'; readonly message?: string | undefined }
  /** Nobody could be asked about the pincode. */
  | { readonly kind: 'unreachable' }
  /** The device may not, or cannot, tell its location. */
  | { readonly kind: 'denied' | 'unavailable' }

/** Props of the question where goods should be brought. */
export interface PincodeModalProps extends RootProps<HTMLElement> {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The request that waits for its answer. @default null */
  readonly pending?: 'pincode' | 'location' | null | undefined
  readonly problem: PlaceProblem | null
  /** Called with six digits, and never again with those that `problem` calls invalid [16.3]. */
  readonly onPincodeSubmit: (pincode: string) => void
  /** Called when the typed text changes: `problem` no longer applies to it. */
  readonly onPincodeChange: () => void
  /** Asks the device. Without it there is no such button. */
  readonly onLocate?: (() => void) | undefined
  /** The saved addresses: the first three, then the others on request [16.5]. @default none */
  readonly addresses?: readonly ChoosableAddress[] | undefined
  readonly onAddressChoose?: ((address: ChoosableAddress) => void) | undefined
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** Asks where to deliver: a pincode, the device's location, or a saved address. Renders a modal `<dialog>` while open. */
export function PincodeModal(props: PincodeModalProps) {
  const { open, onOpenChange, pending = null, problem, onLocate, addresses = [], onAddressChoose } = props
  const t = useWidgetMessages('pincodeModal', en, props.messages)
  const fieldRef: FieldRef = useRef(null)
  return (
    <Dialog
      {...rootOf(props)}
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      size="sm"
      initialFocusRef={fieldRef}
    >
      <div data-scope="pincode-modal" data-part="root">
        <PincodeForm
          fieldRef={fieldRef}
          pending={pending === 'pincode'}
          problem={problem}
          onSubmit={props.onPincodeSubmit}
          onChange={props.onPincodeChange}
          t={t}
        />
        {onLocate ? (
          <Button
            tone="secondary"
            width="full"
            icon={<LocateIcon />}
            pending={pending === 'location'}
            onClick={onLocate}
          >
            {t('locate')}
          </Button>
        ) : null}
        <LocationProblem problem={problem} t={t} />
        {addresses.length > 0 ? <AddressChoice addresses={addresses} onChoose={onAddressChoose} t={t} /> : null}
      </div>
    </Dialog>
  )
}

/** Why the device did not help. The line is there before its words, so that they are said. */
function LocationProblem({ problem, t }: { problem: PlaceProblem | null; t: Translate<keyof typeof en> }) {
  const kind = problem?.kind
  return (
    <div role="status">
      {kind === 'denied' || kind === 'unavailable' ? (
        <p data-scope="pincode-modal" data-part="problem">
          <AlertCircleIcon />
          {t(kind)}
        </p>
      ) : null}
    </div>
  )
}
