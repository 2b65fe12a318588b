import { useId } from 'react'
import type { ReactNode } from 'react'
import type { RootProps } from '../../root/index.ts'
import { InfoIcon } from '../icon/index.ts'
import { useRadioGroup } from './radio-group.tsx'

/** Props of one answer. */
export interface RadioCardProps extends RootProps {
  value: string
  title: ReactNode
  /** More about the answer. */
  description?: ReactNode
  /** Why it cannot be chosen now. It stays in the arrow order so that the reason is heard. */
  disabledReason?: string | undefined
  /** A drawing before the title. */
  icon?: ReactNode
  /** Something at the end of the first line, such as an amount. */
  aside?: ReactNode
}

/** One answer as a card that can be pressed anywhere. Renders a `<div>` with a native radio and its label. */
export function RadioCard({ value, title, description, disabledReason, icon, aside, ...root }: RadioCardProps) {
  const group = useRadioGroup()
  const id = useId()
  const blocked = disabledReason !== undefined
  const described = [description ? `${id}-description` : '', blocked ? `${id}-reason` : ''].filter(Boolean).join(' ')
  return (
    <div {...root} data-scope="radio-group" data-part="card" data-disabled={blocked || undefined}>
      <input
        type="radio"
        data-scope="radio-group"
        data-part="control"
        id={id}
        name={group.name}
        value={value}
        checked={group.value === value}
        aria-disabled={blocked || undefined}
        aria-describedby={described || undefined}
        onChange={() => {
          if (!blocked) group.onSelect(value)
        }}
      />
      <div data-scope="radio-group" data-part="words">
        <div data-scope="radio-group" data-part="line">
          {icon}
          <label data-scope="radio-group" data-part="title" htmlFor={id}>
            {title}
          </label>
          {aside ? (
            <div data-scope="radio-group" data-part="aside">
              {aside}
            </div>
          ) : null}
        </div>
        {description ? (
          <div data-scope="radio-group" data-part="description" id={`${id}-description`}>
            {description}
          </div>
        ) : null}
        {blocked ? (
          <p data-scope="radio-group" data-part="reason" id={`${id}-reason`}>
            <InfoIcon />
            <span>{disabledReason}</span>
          </p>
        ) : null}
      </div>
    </div>
  )
}
