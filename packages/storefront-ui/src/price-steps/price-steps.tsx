import type { Paise } from '@krishi/storefront-core/money'
import type { PriceStep } from '@krishi/storefront-core/pricing'
import { useState } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { Drawer } from '../primitives/drawer/index.ts'
import { InfoIcon } from '../primitives/icon/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { plainAmount, stepAmount, stepWords } from './step-words.ts'
import type { StepFacts } from './step-words.ts'

/** Props of how a price came about. */
export interface PriceStepsProps extends StepFacts, RootProps {
  /** In the order of the rules; they add up to `payable`, and none of them is 0. */
  readonly steps: readonly PriceStep[]
  readonly payable: Paise
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/**
 * "How is this calculated?": a button, and a sheet in which every step from the price of the goods to what is paid has its
 * amount and its reason, and all of them add up [25.7]. Renders a `<div>` with the button, and a modal `<dialog>` while open.
 */
export function PriceSteps({ steps, payable, messages, ...facts }: PriceStepsProps) {
  const t = useWidgetMessages('priceSteps', en, messages)
  const [isOpen, setOpen] = useState(false)
  return (
    <div {...rootOf(facts)} data-scope="price-steps" data-part="root">
      <Button
        tone="quiet"
        size="sm"
        icon={<InfoIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      <Drawer side="bottom" open={isOpen} onOpenChange={setOpen} title={t('title')}>
        <dl data-scope="price-steps" data-part="steps">
          {steps.map((step) => (
            <Step key={step.kind} {...stepWords(step.kind, facts, t)} kind={step.kind} amount={stepAmount(step)} />
          ))}
          <Step kind="payable" label={t('payable')} why={t('payableWhy')} amount={plainAmount(payable)} />
        </dl>
      </Drawer>
    </div>
  )
}

interface StepProps {
  readonly kind: PriceStep['kind'] | 'payable'
  readonly label: string
  readonly why: string
  readonly amount: string
}

function Step({ kind, label, why, amount }: StepProps) {
  return (
    <div data-scope="price-steps" data-part="step" data-kind={kind}>
      <dt data-scope="price-steps" data-part="label">
        {label}
      </dt>
      <dd data-scope="price-steps" data-part="amount" translate="no">
        {amount}
      </dd>
      <dd data-scope="price-steps" data-part="why">
        {why}
      </dd>
    </div>
  )
}
