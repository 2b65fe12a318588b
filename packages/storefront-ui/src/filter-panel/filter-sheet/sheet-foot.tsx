import type { Translate } from '../../i18n/index.ts'
import { Button } from '../../primitives/button/index.ts'
import type { FilterSheetProps } from '../filter-panel.types.ts'
import type en from '../messages/en.json'

interface SheetFootProps extends Pick<
  FilterSheetProps,
  'canClear' | 'canApply' | 'isBusy' | 'resultCount' | 'onClear' | 'onApply'
> {
  t: Translate<keyof typeof en>
}

/** Clear and Apply, always in view; each says why it waits. */
export function SheetFoot({ canClear, canApply, isBusy = false, resultCount, onClear, onApply, t }: SheetFootProps) {
  return (
    <div data-scope="filter-sheet" data-part="foot">
      <Button
        tone="secondary"
        disabledReason={isBusy ? t('wait') : canClear ? undefined : t('nothingToClear')}
        onClick={() => onClear('all')}
      >
        {t('clear')}
      </Button>
      <Button pending={isBusy} disabledReason={isBusy || canApply ? undefined : t('nothingToApply')} onClick={onApply}>
        {resultCount === undefined || !canApply ? t('apply') : t('showProducts', { count: resultCount })}
      </Button>
    </div>
  )
}
