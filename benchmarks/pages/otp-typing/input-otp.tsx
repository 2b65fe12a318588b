// input-otp as its documentation shows it: slots, the active one marked, a caret that is drawn.
import { OTPInput } from 'input-otp'
import type { SlotProps } from 'input-otp'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import './slots.css'

function Slot({ char, isActive, hasFakeCaret, placeholderChar }: SlotProps) {
  return (
    <div className={isActive ? 'slot active' : 'slot'}>
      {char ?? placeholderChar}
      {hasFakeCaret ? <i className="caret" /> : null}
    </div>
  )
}

function Code() {
  const [value, setValue] = useState('')
  return (
    <OTPInput
      aria-label="Code"
      maxLength={6}
      value={value}
      onChange={setValue}
      render={({ slots }) => (
        <div className="slots">
          {slots.map((slot, index) => (
            <Slot key={index} {...slot} />
          ))}
        </div>
      )}
    />
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Code />)
