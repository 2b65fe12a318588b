import { useEffect, useId, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { Button, IconButton } from '../primitives/button/index.ts'
import { FieldError, FieldHint, describedBy, fieldIds } from '../primitives/field/index.ts'
import { CameraIcon, CloseIcon } from '../primitives/icon/index.ts'
import type { Words } from './post-parts.tsx'

/** Props of the choice of pictures. */
export interface PictureChoiceProps {
  readonly items: readonly { readonly id: string; readonly name: string; readonly source: Blob }[]
  /** How many there may be. */
  readonly most: number
  /** Why the last one was not taken; null when it was. */
  readonly problem: 'type' | 'size' | 'count' | null
  /** Pictures are being made smaller. */
  readonly isAdding: boolean
  readonly t: Words
  onAdd(files: readonly File[]): void
  onRemove(id: string): void
}

const problemTexts = { type: 'pictureType', size: 'pictureSize', count: 'pictureCount' } as const

/** Chooses pictures from the device or its camera, shows them small, takes them out again. */
export function PictureChoice({ items, most, problem, isAdding, t, onAdd, onRemove }: PictureChoiceProps) {
  const ids = fieldIds(useId())
  const input = useRef<HTMLInputElement>(null)
  const hint = t('picturesHint', { count: most })
  const error = problem === null ? undefined : t(problemTexts[problem])

  function add(event: ChangeEvent<HTMLInputElement>): void {
    onAdd([...(event.target.files ?? [])])
    // Emptied, so that a picture that was taken out can be chosen again.
    event.target.value = ''
  }

  return (
    <div role="group" aria-labelledby={ids.control} data-scope="community" data-part="form">
      <strong id={ids.control}>{t('pictures')}</strong>
      <FieldHint ids={ids}>{hint}</FieldHint>
      {items.length > 0 ? (
        <ul data-scope="community" data-part="picture-list">
          {items.map(({ id, name, source }) => (
            <li key={id} data-scope="community" data-part="preview">
              <Preview name={name} file={source} />
              <IconButton
                tone="solid"
                label={t('removePicture', { name })}
                icon={<CloseIcon />}
                onClick={() => onRemove(id)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <input
        ref={input}
        data-scope="community"
        data-part="file"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        onChange={add}
      />
      <p>
        <Button
          tone="secondary"
          size="sm"
          icon={<CameraIcon />}
          pending={isAdding}
          aria-describedby={describedBy(ids, hint, error)}
          onClick={() => input.current?.click()}
        >
          {t('addPictures')}
        </Button>
      </p>
      <FieldError ids={ids}>{error}</FieldError>
    </div>
  )
}

/** As an address of its own bytes: a shop's policy lets pictures come from nowhere else. */
function Preview({ name, file }: { readonly name: string; readonly file: Blob }) {
  const [src, setSrc] = useState<string>()

  useEffect(() => {
    const reader = new FileReader()
    reader.onload = () => setSrc(String(reader.result))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])

  return src === undefined ? null : <img src={src} alt={name} width={96} height={96} />
}
