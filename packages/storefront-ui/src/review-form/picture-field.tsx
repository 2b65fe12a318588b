import type { PictureProblem } from '@krishi/storefront-core/reviews'
import { useEffect, useId, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import type { Translate } from '../i18n/index.ts'
import { Button, IconButton } from '../primitives/button/index.ts'
import { FieldError, FieldHint, describedBy, fieldIds } from '../primitives/field/index.ts'
import { CameraIcon, CloseIcon } from '../primitives/icon/index.ts'
import { Image } from '../primitives/image/index.ts'
import type en from './messages/en.json'

/** A picture that goes with a review. */
export interface ReviewPicture {
  readonly id: string
  /** The name of its file. */
  readonly name: string
  /** The file, or the address of one that the review has already. */
  readonly source: Blob | string
}

/** The pictures of a review and what can be done with them. */
export interface ReviewPictures {
  readonly items: readonly ReviewPicture[]
  /** Why the last one was not taken; null when it was. */
  readonly problem: PictureProblem | null
  /** Pictures are being prepared. @default false */
  readonly isAdding?: boolean
  onAdd(files: readonly File[]): void
  onRemove(id: string): void
}

interface PictureFieldProps extends ReviewPictures {
  readonly t: Translate<keyof typeof en>
}

const problemTexts = { type: 'pictureType', size: 'pictureSize', count: 'pictureCount' } as const

/** Chooses pictures from the device or its camera, shows them small, takes them out again. */
export function PictureField({ items, problem, isAdding = false, onAdd, onRemove, t }: PictureFieldProps) {
  const ids = fieldIds(useId())
  const input = useRef<HTMLInputElement>(null)
  const hint = t('picturesHint')
  const error = problem === null ? undefined : t(problemTexts[problem])

  function add(event: ChangeEvent<HTMLInputElement>): void {
    onAdd([...(event.target.files ?? [])])
    // Emptied, so that a picture that was taken out can be chosen again.
    event.target.value = ''
  }

  return (
    <div data-scope="review-form" data-part="pictures" role="group" aria-labelledby={ids.control}>
      <span data-scope="review-form" data-part="label" id={ids.control}>
        {t('pictures')}
      </span>
      <FieldHint ids={ids}>{hint}</FieldHint>
      {items.length > 0 ? (
        <ul data-scope="review-form" data-part="list">
          {items.map((picture) => (
            <li key={picture.id} data-scope="review-form" data-part="picture">
              <Preview {...picture} />
              <IconButton
                tone="solid"
                label={t('removePicture', { name: picture.name })}
                icon={<CloseIcon />}
                onClick={() => onRemove(picture.id)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <input
        ref={input}
        data-scope="review-form"
        data-part="file"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        onChange={add}
      />
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
      <FieldError ids={ids}>{error}</FieldError>
    </div>
  )
}

function Preview({ name, source }: ReviewPicture) {
  if (typeof source !== 'string') return <FilePreview name={name} file={source} />
  return (
    <span data-scope="review-form" data-part="preview">
      <Image src={source} alt={name} width={80} height={80} />
    </span>
  )
}

/** As an address of its own bytes: a shop's policy lets pictures come from nowhere else. */
function FilePreview({ name, file }: { readonly name: string; readonly file: Blob }) {
  const [src, setSrc] = useState<string>()

  useEffect(() => {
    const reader = new FileReader()
    reader.onload = () => setSrc(String(reader.result))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])

  return src === undefined ? null : <img data-scope="review-form" data-part="preview" src={src} alt={name} />
}
