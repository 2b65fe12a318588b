import type { TrackPlace } from '@krishi/storefront-core/orders'
import type { SyntheticEvent, RefObject } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button, LinkButton } from '../primitives/button/index.ts'
import { TextField } from '../primitives/field/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** What is wrong with the number: what was typed, what the server says of it, or that it could not be asked. */
export type TrackOrderError = 'input' | 'failed' | { readonly sentence: string }

/** What a search for an order shows. */
export interface TrackOrderFacts {
  readonly value: string
  readonly error?: TrackOrderError | undefined
  /** The answer did not say where the order is. @default false */
  readonly isMissing?: boolean
  /** There is something to look for. */
  readonly isReady: boolean
  /** @default false */
  readonly isPending?: boolean
}

/** Props of the search for an order. */
export interface TrackOrderFormProps extends RootProps<HTMLFormElement> {
  readonly facts: TrackOrderFacts
  /** On the page of orders it takes a mobile number, in the window an order's number as well. @default 'page' */
  readonly place?: TrackPlace
  /** Called with the whole text at every change. */
  readonly onValueChange: (text: string) => void
  readonly onSubmit: () => void
  /** Where a shopper proves a mobile number by a code: shown where the server knows no order for this session. */
  readonly signInHref?: string | undefined
  readonly fieldRef?: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** Finds an order by a number of at most ten digits [31.7]. Renders a `<form>`. */
export function TrackOrderForm(props: TrackOrderFormProps) {
  const { facts, place = 'page', fieldRef, onValueChange, onSubmit, signInHref, messages } = props
  const t = usePlainMessages('trackOrder', en, messages)
  const Heading = place === 'page' ? 'h2' : 'h3'

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (facts.isReady && !facts.isPending) onSubmit()
  }

  return (
    // Posted, should it ever be sent without a client: a number must not stand in an address.
    <form {...rootOf(props)} data-scope="track-order" data-part="form" method="post" noValidate onSubmit={submit}>
      <TextField
        ref={fieldRef ?? null}
        label={t(place === 'page' ? 'mobileNumber' : 'anyNumber')}
        hint={t(place === 'page' ? 'mobileHint' : 'anyHint')}
        prefix="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        enterKeyHint="search"
        required
        error={wordsOf(t, facts.error)}
        value={facts.value}
        onValueChange={onValueChange}
      />
      <Button
        type="submit"
        width="full"
        pending={facts.isPending}
        disabledReason={facts.isReady ? undefined : t(place === 'page' ? 'needsTen' : 'needsNumber')}
      >
        {t('track')}
      </Button>
      {signInHref !== undefined && typeof facts.error === 'object' ? (
        <LinkButton tone="secondary" width="full" href={signInHref}>
          {t('proveNumber')}
        </LinkButton>
      ) : null}
      <div role="status">
        {facts.isMissing ? (
          <div data-scope="track-order" data-part="missing">
            <Heading data-scope="track-order" data-part="heading">
              {t('somethingMissing')}
            </Heading>
            <p>{t('missingText')}</p>
          </div>
        ) : null}
      </div>
    </form>
  )
}

function wordsOf(t: (key: 'invalidInputMsg' | 'failed') => string, error: TrackOrderError | undefined) {
  if (typeof error === 'object') return error.sentence
  return error && t(error === 'input' ? 'invalidInputMsg' : 'failed')
}
