import type { ProductQuestion } from '@krishi/storefront-core/catalog'
import { useId } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { ChevronDownIcon } from '../primitives/icon/index.ts'
import { Text } from '../primitives/text/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the questions about a product. */
export interface FaqListProps extends RootProps<HTMLElement> {
  /** Nothing is shown for none. */
  readonly questions: readonly ProductQuestion[]
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/** Questions that open their answers [15.14]. Renders a `<section>` of `<details>`: it needs no script. */
export function FaqList({ questions, messages, ...root }: FaqListProps) {
  const t = usePlainMessages('faqList', en, messages)
  const headingId = useId()
  if (questions.length === 0) return null
  return (
    <section {...root} data-scope="faq-list" data-part="root" aria-labelledby={headingId}>
      <h2 data-scope="faq-list" data-part="title" id={headingId}>
        {t('title')}
      </h2>
      <div data-scope="faq-list" data-part="items">
        {questions.map(({ id, question, answer }) => (
          <details key={id} data-scope="faq-list" data-part="item">
            <summary data-scope="faq-list" data-part="question">
              <Text as="h3" value={question} />
              <ChevronDownIcon />
            </summary>
            <p data-scope="faq-list" data-part="answer">
              <Text value={answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}
