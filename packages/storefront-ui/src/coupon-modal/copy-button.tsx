import { useState } from 'react'
import type { Translate } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { useAnnounce } from '../primitives/live-region/index.ts'
import type en from './messages/en.json'

interface CopyButtonProps {
  readonly code: string
  readonly onCopy: (code: string) => Promise<boolean>
  readonly t: Translate<keyof typeof en>
}

/** Copies a code, and says beside it and aloud whether it is copied. */
export function CopyButton({ code, onCopy, t }: CopyButtonProps) {
  const [status, setStatus] = useState<'idle' | 'copied' | 'copyFailed'>('idle')
  const announce = useAnnounce()

  async function copy(): Promise<void> {
    const next = (await onCopy(code)) ? 'copied' : 'copyFailed'
    setStatus(next)
    announce(t(next))
  }

  return (
    <>
      <Button tone="quiet" size="sm" aria-label={t('copyNamed', { code })} onClick={() => void copy()}>
        {t('copy')}
      </Button>
      {status === 'idle' ? null : (
        <span data-scope="coupon-modal" data-part="copied">
          {t(status)}
        </span>
      )}
    </>
  )
}
