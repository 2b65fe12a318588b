// Our field as the sign-in shows it.
import { readOtp } from '@krishi/storefront-core/auth'
import { OtpInput } from '@krishi/storefront-ui/otp-input'
import '@krishi/storefront-ui/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function Code() {
  const [value, setValue] = useState('')
  return (
    <OtpInput
      label="Code"
      description="6 digits"
      value={value}
      length={6}
      readCode={readOtp}
      onValueChange={(code) => setValue(code)}
    />
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Code />)
