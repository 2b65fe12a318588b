import type { FarmCrop } from '@krishi/storefront-core/farm'
import { useId, useRef, useState } from 'react'
import { useCropName } from '../crop-name/index.ts'
import { useUi } from '../i18n/index.ts'
import type { Translate } from '../i18n/index.ts'
import { Badge } from '../primitives/badge/index.ts'
import { Button } from '../primitives/button/index.ts'
import { EmptyState, FieldDrawing } from '../primitives/empty-state/index.ts'
import { CloseIcon, LeafIcon } from '../primitives/icon/index.ts'
import { Skeleton } from '../primitives/skeleton/index.ts'
import { SelectField } from '../primitives/select/index.ts'
import type { FarmCropItem, FarmFormProps } from './farm.types.ts'
import type en from './messages/en.json'

type Words = Translate<keyof typeof en>

interface FarmCropsProps extends Pick<
  FarmFormProps,
  'status' | 'crops' | 'choices' | 'limit' | 'onCropAdd' | 'onCropRemove'
> {
  readonly t: Words
}

/** The crops of a farm, and the choice of one more. Renders a `<section>`. */
export function FarmCrops({ status, crops, choices, limit, onCropAdd, onCropRemove, t }: FarmCropsProps) {
  const id = useId()
  const [heading, setHeading] = useState<HTMLHeadingElement | null>(null)
  const nameOf = useCropName()
  return (
    <section data-scope="farm" data-part="part" aria-labelledby={id}>
      <h2 ref={setHeading} id={id} data-scope="farm" data-part="part-title" tabIndex={-1}>
        {t('crops')}
      </h2>
      {status === 'loading' ? (
        <div data-scope="farm" data-part="waiting">
          <Skeleton lines={4} />
        </div>
      ) : crops.length === 0 ? (
        <EmptyState as="h3" drawing={<FieldDrawing />} title={t('emptyTitle')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <ul data-scope="farm" data-part="crops">
          {crops.map((item) => (
            <CropRow
              key={item.crop}
              item={item}
              name={nameOf(item.crop)}
              onRemove={() => {
                // What is pressed goes away, and focus with it.
                heading?.focus()
                onCropRemove(item.crop)
              }}
              t={t}
            />
          ))}
        </ul>
      )}
      {crops.length < limit ? (
        <CropChoice
          {...{ choices, nameOf, t }}
          onCropAdd={(crop) => {
            // The choice goes away with the last crop that there is room for.
            if (crops.length + 1 === limit) heading?.focus()
            onCropAdd(crop)
          }}
        />
      ) : (
        <p data-scope="farm" data-part="about">
          {t('full', { count: limit })}
        </p>
      )}
    </section>
  )
}

interface CropRowProps {
  readonly item: FarmCropItem
  readonly name: string
  readonly onRemove: () => void
  readonly t: Words
}

function CropRow({ item: { href, seasons, isInSeason }, name, onRemove, t }: CropRowProps) {
  const { Link } = useUi()
  return (
    <li data-scope="farm" data-part="crop">
      <span data-scope="farm" data-part="sign">
        <LeafIcon />
      </span>
      <span data-scope="farm" data-part="facts">
        <Link data-scope="farm" data-part="name" href={href} aria-label={t('show', { crop: name })}>
          {name}
        </Link>
        {isInSeason ? <Badge tone="success">{t('inSeason')}</Badge> : null}
        <span data-scope="farm" data-part="sown">
          {t('sown', { seasons: seasons.map((season) => t(season)).join(', ') })}
        </span>
      </span>
      <Button tone="quiet" size="sm" aria-label={t('removeCrop', { crop: name })} onClick={onRemove}>
        <CloseIcon />
      </Button>
    </li>
  )
}

interface CropChoiceProps extends Pick<FarmFormProps, 'choices' | 'onCropAdd'> {
  readonly nameOf: (crop: FarmCrop) => string
  readonly t: Words
}

/** A choice and a button: with arrow keys a select passes by crops that nobody means. */
function CropChoice({ choices, nameOf, onCropAdd, t }: CropChoiceProps) {
  const [wanted, setWanted] = useState<FarmCrop | ''>('')
  const [isMissing, setMissing] = useState(false)
  const select = useRef<HTMLSelectElement>(null)
  return (
    <form
      data-scope="farm"
      data-part="adding"
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(wanted === '')
        if (wanted === '') return select.current?.focus()
        onCropAdd(wanted)
        setWanted('')
      }}
    >
      <SelectField
        ref={select}
        label={t('crop')}
        placeholder={t('choose')}
        value={wanted}
        onValueChange={(value) => {
          setMissing(false)
          setWanted(value as FarmCrop | '')
        }}
        error={isMissing ? t('choose') : undefined}
        options={choices.map((crop) => ({ value: crop, label: nameOf(crop) }))}
      />
      <Button type="submit" tone="secondary">
        {t('add')}
      </Button>
    </form>
  )
}
