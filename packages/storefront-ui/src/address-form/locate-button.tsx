import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { LocateIcon } from '../primitives/icon/index.ts'
import type { LocationChoice } from './address-form.types.ts'
import en from './messages/en.json'

interface LocateButtonProps extends LocationChoice {
  readonly messages: MessageOverrides<typeof en> | undefined
}

/** "Use my location" with what came of it [28.5]. The line is there before its words, so that they are said. */
export function LocateButton({ pending, problem, onLocate, messages }: LocateButtonProps) {
  const t = usePlainMessages('addressForm', en, messages)
  return (
    <div data-scope="address-form" data-part="location">
      <Button tone="secondary" width="full" icon={<LocateIcon />} pending={pending} onClick={onLocate}>
        {t('useMyLocation')}
      </Button>
      <p data-scope="address-form" data-part="location-problem" role="status">
        {problem === 'denied' ? t('enableLocationPermission') : null}
        {problem === 'unavailable' ? t('locationUnavailable') : null}
      </p>
    </div>
  )
}
