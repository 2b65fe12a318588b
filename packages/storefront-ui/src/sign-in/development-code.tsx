import { Button } from '../primitives/button/index.ts'
import { InfoIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import type { SignInWords } from './sign-in.types.ts'

/** Props of the code of a shop that sends none. */
export interface DevelopmentCodeProps extends RootProps {
  readonly code: string | undefined
  /** Called with the code. */
  readonly onFill: (code: string) => void
  readonly t: SignInWords
}

/** The code of a shop that sends no messages, marked as what it is. Renders a `<div>`, or nothing. */
export function DevelopmentCode({ code, onFill, t, ...root }: DevelopmentCodeProps) {
  if (code === undefined) return null
  return (
    <div {...root} data-scope="sign-in" data-part="development">
      <InfoIcon />
      <p>{t('testShop', { code })}</p>
      <Button tone="secondary" size="sm" onClick={() => onFill(code)}>
        {t('fillIn')}
      </Button>
    </div>
  )
}
