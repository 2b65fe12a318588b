import { Button } from '../primitives/button/index.ts'
import type { Translate } from '../i18n/index.ts'
import type en from './messages/en.json'

interface ChoiceButtonsProps {
  readonly t: Translate<keyof typeof en>
  readonly onChoose: (choice: 'granted' | 'refused') => void
}

/** Yes and no, of equal weight: neither is made easier to press. */
export function ChoiceButtons({ t, onChoose }: ChoiceButtonsProps) {
  return (
    <div data-scope="measuring-consent" data-part="choices">
      <Button tone="secondary" onClick={() => onChoose('granted')}>
        {t('allow')}
      </Button>
      <Button tone="secondary" onClick={() => onChoose('refused')}>
        {t('refuse')}
      </Button>
    </div>
  )
}
