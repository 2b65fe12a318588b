import { usePlainMessages } from '../i18n/index.ts'
import { Dialog } from '../primitives/dialog/index.ts'
import type { RootProps } from '../root/index.ts'
import { CoinExplanation } from './coin-explanation.tsx'
import type { CoinExplanationProps } from './coin-explanation.tsx'
import en from './messages/en.json'

/** Props of how coins are used, over a page. */
export interface CoinExplainerProps
  extends Omit<CoinExplanationProps, 'hasHeading' | keyof RootProps>, RootProps<HTMLElement> {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** How coins are earned and used, and on what terms [15.6]. Renders a modal `<dialog>` while open. */
export function CoinExplainer({ open, onOpenChange, className, style, ref, ...explanation }: CoinExplainerProps) {
  const t = usePlainMessages('coinExplainer', en, explanation.messages)
  return (
    <Dialog {...{ className, style, ref, open, onOpenChange }} title={explanation.heading || t('title')}>
      <CoinExplanation {...explanation} />
    </Dialog>
  )
}
