import { usePlainMessages } from '../i18n/index.ts'
import { Button } from '../primitives/button/index.ts'
import { PictureChoice } from '../primitives/picture-choice/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** A film that was chosen, and how it stands. */
export interface ChosenFilm {
  /** Its name and first frame; null while none is chosen. */
  readonly film: { readonly id: string; readonly name: string; readonly source: Blob | string } | null
  /** Why the last one was not taken; null when it was. */
  readonly problem: 'type' | 'size' | 'length' | null
  readonly isAdding: boolean
  /** How much of it is sent, in percent; null while it is not on its way. */
  readonly percent: number | null
}

/** Props of the choice of a film. */
export interface FilmChoiceProps extends ChosenFilm, RootProps {
  /** How long it may last, in seconds, and how large it may be, in bytes. */
  readonly limits: { readonly seconds: number; readonly bytes: number }
  onChoose: (file: File) => void
  onRemove: () => void
  /** Stops sending it. */
  onCancel: () => void
}

/** Chooses a film from the device or its camera, tells how much of it is sent, and gives it up [34.2]. Renders a `<div>`. */
export function FilmChoice({
  film,
  problem,
  isAdding,
  percent,
  limits,
  onChoose,
  onRemove,
  onCancel,
  ...root
}: FilmChoiceProps) {
  const t = usePlainMessages('filmChoice', en)
  const values = { seconds: limits.seconds, megabytes: Math.floor(limits.bytes / 1_000_000) }
  return (
    <div {...root} data-scope="film-choice" data-part="root">
      <PictureChoice
        accept="video/mp4,video/quicktime"
        label={t('label')}
        hint={t('hint', values)}
        error={problem === null ? undefined : t(problem, values)}
        addLabel={t(film === null ? 'add' : 'replace')}
        removeLabel={(name) => t('remove', { name })}
        items={film === null ? [] : [film]}
        isAdding={isAdding}
        onAdd={([file]) => file && onChoose(file)}
        onRemove={onRemove}
      />
      {percent === null ? null : (
        <div data-scope="film-choice" data-part="sending">
          <progress data-scope="film-choice" data-part="progress" max={100} value={percent} aria-label={t('sending')} />
          <span data-scope="film-choice" data-part="percent" aria-hidden="true">
            {t('percent', { percent })}
          </span>
          <Button tone="secondary" size="sm" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </div>
  )
}
