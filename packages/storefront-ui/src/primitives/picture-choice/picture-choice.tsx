import { useEffect, useId, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { rootOf } from '../../root/index.ts'
import type { RootProps } from '../../root/index.ts'
import { Button, IconButton } from '../button/index.ts'
import { FieldError, FieldHint, describedBy, fieldIds } from '../field/index.ts'
import { CameraIcon, CloseIcon } from '../icon/index.ts'
import { Image } from '../image/index.ts'

/** A picture that was chosen. */
export interface ChosenPicture {
  readonly id: string
  /** What it is called, such as the name of its file. */
  readonly name: string
  /** The file, or the address of one that the server has already. */
  readonly source: Blob | string
}

/** The pictures that go with what somebody writes, and what can be done with them. */
export interface ChosenPictures {
  readonly items: readonly ChosenPicture[]
  /** Why the last one was not taken; null when it was. */
  readonly problem: 'type' | 'size' | 'count' | null
  /** Pictures are being made smaller. @default false */
  readonly isAdding?: boolean
  onAdd: (files: readonly File[]) => void
  onRemove: (id: string) => void
}

/** Props of the choice of pictures: every word comes from the form that it is in. */
export interface PictureChoiceProps extends Omit<ChosenPictures, 'problem'>, RootProps {
  readonly label: string
  readonly hint: string
  /** Why the last picture was not taken. */
  readonly error: string | undefined
  /** Another kind of file, of which one is chosen, in place of pictures. */
  readonly accept?: string | undefined
  /** What the button is called that opens the choice. */
  readonly addLabel: string
  /** What the button is called that takes a picture out. */
  readonly removeLabel: (name: string) => string
}

/** Chooses pictures from the device or its camera, shows them small, takes them out again. Renders a `<div>`, a group. */
export function PictureChoice(props: PictureChoiceProps) {
  const { label, hint, error, addLabel, removeLabel, items, isAdding = false, accept, onAdd, onRemove } = props
  const ids = fieldIds(useId())
  const input = useRef<HTMLInputElement>(null)

  function add(event: ChangeEvent<HTMLInputElement>): void {
    onAdd([...(event.target.files ?? [])])
    // Cleared, so that a removed picture can be chosen again: `change` fires only for another value.
    event.target.value = ''
  }

  return (
    <div {...rootOf(props)} data-scope="picture-choice" data-part="root" role="group" aria-labelledby={ids.control}>
      <span data-scope="picture-choice" data-part="label" id={ids.control}>
        {label}
      </span>
      <FieldHint ids={ids}>{hint}</FieldHint>
      {items.length > 0 ? (
        <ul data-scope="picture-choice" data-part="list">
          {items.map(({ id, name, source }) => (
            <li key={id} data-scope="picture-choice" data-part="picture">
              <Preview name={name} source={source} />
              <IconButton tone="solid" label={removeLabel(name)} icon={<CloseIcon />} onClick={() => onRemove(id)} />
            </li>
          ))}
        </ul>
      ) : null}
      <input
        ref={input}
        data-scope="picture-choice"
        data-part="file"
        type="file"
        accept={accept ?? 'image/jpeg,image/png,image/webp'}
        multiple={accept === undefined}
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
        {addLabel}
      </Button>
      <FieldError ids={ids}>{error}</FieldError>
    </div>
  )
}

/** In CSS pixels. */
const previewSize = 96

function Preview({ name, source }: Pick<ChosenPicture, 'name' | 'source'>) {
  if (typeof source !== 'string') return <FilePreview name={name} file={source} />
  return <Image src={source} alt={name} width={previewSize} height={previewSize} widths={[160, 240, 320]} />
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

  return src === undefined ? null : <img src={src} alt={name} width={previewSize} height={previewSize} />
}
