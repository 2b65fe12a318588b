import { useId, useState } from 'react'
import { useWidgetMessages } from '../i18n/index.ts'
import type { Translate } from '../i18n/index.ts'
import { Button, LinkButton } from '../primitives/button/index.ts'
import { EmptyState, FieldDrawing } from '../primitives/empty-state/index.ts'
import { ErrorNotice } from '../primitives/error-notice/index.ts'
import { Skeleton } from '../primitives/skeleton/index.ts'
import { rootOf } from '../root/index.ts'
import { CompareHead } from './compare-head.tsx'
import { compareRows } from './compare-rows.tsx'
import type { CompareTableProps } from './compare.types.ts'
import en from './messages/en.json'

/**
 * Products beside each other, fact by fact: a table whose first column stays while the others scroll on a phone. Renders a
 * `<section>`.
 */
export function CompareTable({ messages, ...props }: CompareTableProps) {
  const t = useWidgetMessages('compare', en, messages)
  const headingId = useId()
  const [heading, setHeading] = useState<HTMLHeadingElement | null>(null)
  // What is pressed goes away, and focus with it.
  const stay = () => heading?.focus()
  return (
    <section
      {...rootOf(props)}
      data-scope="compare"
      data-part="root"
      aria-labelledby={headingId}
      aria-busy={props.status === 'loading'}
    >
      <h1 ref={setHeading} id={headingId} data-scope="compare" data-part="title" tabIndex={-1}>
        {t('title')}
      </h1>
      <p data-scope="compare" data-part="about">
        {t('about', { count: props.limit })}
      </p>
      {props.goneCount > 0 ? (
        <p data-scope="compare" data-part="about">
          {t('gone', { count: props.goneCount })}
        </p>
      ) : null}
      <Stage {...props} headingId={headingId} stay={stay} t={t} />
    </section>
  )
}

interface StageProps extends Omit<CompareTableProps, 'messages'> {
  readonly headingId: string
  readonly stay: () => void
  readonly t: Translate<keyof typeof en>
}

function Stage({ status, columns, shopHref, onRetry, onClear, stay, t, ...table }: StageProps) {
  if (status === 'loading') return <Skeleton lines={10} />
  if (status === 'failed') return <ErrorNotice title={t('failed')} onRetry={onRetry} />
  if (columns.length === 0) {
    return (
      <EmptyState
        drawing={<FieldDrawing />}
        title={t('emptyTitle')}
        action={<LinkButton href={shopHref}>{t('shop')}</LinkButton>}
      >
        {t('emptyText')}
      </EmptyState>
    )
  }
  return (
    <>
      <Facts {...table} columns={columns} stay={stay} t={t} />
      <div>
        <Button
          tone="quiet"
          size="sm"
          onClick={() => {
            stay()
            onClear()
          }}
        >
          {t('clear')}
        </Button>
      </div>
    </>
  )
}

type FactsProps = Pick<StageProps, 'columns' | 'headingId' | 'onRemove' | 'stay' | 't'>

/** The links and buttons of its head take the focus, from where the arrow keys scroll it. */
function Facts({ columns, headingId, onRemove, stay, t }: FactsProps) {
  const remove = (handle: string) => {
    stay()
    onRemove(handle)
  }
  return (
    <div data-scope="compare" data-part="scroll">
      <table data-scope="compare" data-part="table" aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">{t('fact')}</th>
            {columns.map((column) => (
              <CompareHead key={column.handle} column={column} onRemove={remove} t={t} />
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(t).map(({ name, valueOf }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((column) => (
                <td key={column.handle}>{valueOf(column) ?? <span>{t('untold')}</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
