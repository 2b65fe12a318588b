import type { PincodePlace } from '@krishi/storefront-core/address'
import type { Translate } from '../i18n/index.ts'
import { SelectField } from '../primitives/select/index.ts'
import type { Province } from './address-form.types.ts'
import type en from './messages/en.json'
import { provinceTitle } from './province-title.ts'
import { useForeignLang } from './use-foreign-lang.ts'

interface DistrictChoiceProps {
  readonly value: string
  /** What the pincode reaches. */
  readonly places: readonly PincodePlace[]
  readonly provinces: readonly Province[]
  readonly error: string | undefined
  readonly onValueChange: (district: string) => void
  readonly t: Translate<keyof typeof en>
}

/** The districts of a pincode that reaches several [28.4]; with their states where these differ. Renders a select with its label. */
export function DistrictChoice({ places, provinces, t, ...field }: DistrictChoiceProps) {
  const foreignLang = useForeignLang()
  const isOneState = new Set(places.map(({ provinceId }) => provinceId)).size < 2
  return (
    <SelectField
      {...field}
      name="district"
      label={t('district')}
      placeholder={false}
      options={places.map(({ district, provinceId }) => ({
        value: district,
        label: isOneState ? district : `${district}, ${provinceTitle(provinces, provinceId)}`,
        lang: foreignLang(district),
      }))}
      hint={t('severalDistricts')}
      required
    />
  )
}
