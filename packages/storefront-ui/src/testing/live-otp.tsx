import { readOtp } from '@krishi/storefront-core/auth'
import { useState } from 'react'
import { OtpInput } from '../otp-input/index.ts'
import type { OtpInputProps } from '../otp-input/index.ts'

/** What a field has told: the digits, and how they came. */
export type Told = readonly [value: string, reason: string]

/** A field that keeps its digits and writes down what it tells. */
export function LiveOtp({
  told = [],
  value: first = '',
  ...props
}: Partial<OtpInputProps> & { readonly told?: Told[] }) {
  const [value, setValue] = useState(first)
  return (
    <OtpInput
      label="Code"
      length={4}
      readCode={readOtp}
      {...props}
      value={value}
      onValueChange={(next, { reason }) => {
        told.push([next, reason])
        setValue(next)
      }}
    />
  )
}
