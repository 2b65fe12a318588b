import type { PincodePlace } from '@krishi/storefront-core/address'
import { SelectField } from '../primitives/select/index.ts'
import type { SelectFieldProps } from '../primitives/select/index.ts'
import type { Province } from './address-form.types.ts'
import { provinceTitle } from './province-title.ts'
import { useForeignLang } from './use-foreign-lang.ts'

interface DistrictChoiceProps extends Omit<SelectFieldProps, 'options'> {
  /** What the pincode reaches. */
  readonly places: readonly PincodePlace[]
  readonly provinces: readonly Province[]
}

/** The districts of a pincode that reaches several [28.4]; with their states where these differ. Renders a select with its label. */
export function DistrictChoice({ places, provinces, ...field }: DistrictChoiceProps) {
  const foreignLang = useForeignLang()
  const isOneState = new Set(places.map(({ provinceId }) => provinceId)).size < 2
  return (
    <SelectField
      {...field}
      placeholder={false}
      options={places.map(({ district, provinceId }) => ({
        value: district,
        label: isOneState ? district : `${district}, ${provinceTitle(provinces, provinceId)}`,
        lang: foreignLang(district),
      }))}
      required
    />
  )
}
