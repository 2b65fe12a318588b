import type { Translate } from '../i18n/index.ts'
import { Badge } from '../primitives/badge/index.ts'
import { Button } from '../primitives/button/index.ts'
import { RadioCard } from '../primitives/radio-group/index.ts'
import { WrittenText } from '../primitives/text/index.ts'
import type en from './messages/en.json'

/** A saved address as it is read. */
export interface AddressView {
  readonly id: string
  readonly name: string
  /** House, street, place: one entry a line. */
  readonly lines: readonly string[]
  /** Ten digits. */
  readonly phone: string
  readonly isDefault: boolean
}

/** What can be done with an address; what is left out is not offered. */
export interface AddressCardActions {
  readonly onEdit?: ((id: string) => void) | undefined
  readonly onDelete?: ((id: string) => void) | undefined
  /** Offered where it would change something. */
  readonly onMakeDefault?: ((id: string) => void) | undefined
}

interface AddressCardProps {
  readonly address: AddressView
  /** A radio of the group around it. */
  readonly isChoice: boolean
  readonly actions: AddressCardActions
  readonly t: Translate<keyof typeof en>
}

/** One address with what can be done with it. Renders a `<div>`. */
export function AddressCard({ address, isChoice, actions, t }: AddressCardProps) {
  const { id, name, isDefault } = address
  const where = address.lines[0] ?? ''
  const badge = isDefault ? <Badge tone="success">{t('default')}</Badge> : null
  const makeDefault = isDefault ? undefined : actions.onMakeDefault
  return (
    <div data-scope="address-list" data-part="card" data-default={isDefault || undefined}>
      {isChoice ? (
        <RadioCard
          value={id}
          title={<WrittenText translate="no" text={name} />}
          aside={badge}
          description={linesOf(address)}
        />
      ) : (
        <>
          <p data-scope="address-list" data-part="name">
            <WrittenText as="strong" translate="no" text={name} />
            {badge}
          </p>
          {linesOf(address)}
        </>
      )}
      <div data-scope="address-list" data-part="actions">
        {actions.onEdit ? (
          <Button
            tone="secondary"
            size="sm"
            aria-label={t('editOf', { name, where })}
            onClick={() => actions.onEdit?.(id)}
          >
            {t('edit')}
          </Button>
        ) : null}
        {actions.onDelete ? (
          <Button
            tone="quiet"
            size="sm"
            aria-label={t('deleteOf', { name, where })}
            onClick={() => actions.onDelete?.(id)}
          >
            {t('delete')}
          </Button>
        ) : null}
        {makeDefault ? (
          <Button
            tone="quiet"
            size="sm"
            aria-label={t('makeDefaultOf', { name, where })}
            onClick={() => makeDefault(id)}
          >
            {t('makeDefault')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function linesOf({ lines, phone }: AddressView) {
  return (
    <address data-scope="address-list" data-part="lines" translate="no">
      {lines.map((line) => (
        <WrittenText key={line} text={line} />
      ))}
      <span>+91 {phone}</span>
    </address>
  )
}
