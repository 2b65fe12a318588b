import { formatInr } from '@krishi/storefront-core/format'
import type { FreeDeliveryProgress as Progress } from '@krishi/storefront-core/pricing'
import { useEffect, useState } from 'react'
import { useEffectEvent } from '../react-compat.ts'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides, Translate } from '../i18n/index.ts'
import { CheckCircleIcon, TruckIcon } from '../primitives/icon/index.ts'
import { useAnnounce } from '../primitives/live-region/index.ts'
import { ProgressBar } from '../primitives/progress/index.ts'
import { rootOf } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Calls back once after some ms, and returns what prevents it. */
export type Schedule = (callback: () => void, ms: number) => () => void

/** Props of the way to free delivery. */
export interface FreeDeliveryProgressProps extends RootProps {
  progress: Progress
  /** How long the bar takes to fill, in ms [24.4]. @default 1000 */
  fillMs?: number
  /** How long the celebration stays, in ms [24.4]. @default 3000 */
  celebrationMs?: number
  /** @default the browser's timer */
  schedule?: Schedule
  messages?: MessageOverrides<typeof en>
}

/**
 * What is missing for free delivery, as a sentence and a bar; once it is reached it is celebrated and then gone: the
 * bill goes on saying it [24.4]. Renders a `<div>`, or nothing.
 */
export function FreeDeliveryProgress(props: FreeDeliveryProgressProps) {
  const { progress, fillMs = 1000, celebrationMs = 3000, schedule = browserTimer, messages } = props
  const t = usePlainMessages('freeDeliveryProgress', en, messages)
  const unlocked = progress.status === 'unlocked'
  const celebrated = useCelebration({ unlocked, celebrationMs, schedule, words: t('unlocked') })
  if (unlocked && celebrated) return null

  const sentence = unlocked ? t('unlocked') : missingSentence(t, progress)
  const style = { ...props.style, '--sf-free-delivery-fill': `${fillMs}ms` }
  return (
    <div
      {...rootOf(props)}
      data-scope="free-delivery-progress"
      data-part="root"
      data-status={progress.status}
      style={style}
    >
      <p data-scope="free-delivery-progress" data-part="sentence">
        {unlocked ? <CheckCircleIcon /> : <TruckIcon />}
        <span>{sentence}</span>
      </p>
      <ProgressBar value={unlocked ? 1 : progress.fraction} label={t('label')} valueText={sentence} />
    </div>
  )
}

interface Celebration {
  readonly unlocked: boolean
  readonly celebrationMs: number
  readonly schedule: Schedule
  readonly words: string
}

/** Whether the celebration is over. It starts again whenever free delivery is reached again, and is spoken once. */
function useCelebration({ unlocked, celebrationMs, schedule, words }: Celebration): boolean {
  const [celebrated, setCelebrated] = useState(false)
  const announce = useAnnounce()
  const begin = useEffectEvent(() => {
    announce(words)
    return schedule(() => setCelebrated(true), celebrationMs)
  })

  useEffect(() => {
    if (!unlocked) return undefined
    const stop = begin()
    return () => {
      stop()
      setCelebrated(false)
    }
  }, [unlocked])

  return celebrated
}

function missingSentence(t: Translate<keyof typeof en>, { remaining }: Progress): string {
  return remaining > 0 ? t('remaining', { amount: formatInr(remaining) }) : t('anyProduct')
}

function browserTimer(callback: () => void, ms: number): () => void {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}
