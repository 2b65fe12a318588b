// The floor: one controlled input of React, cut to six digits.
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function Code() {
  const [value, setValue] = useState('')
  return (
    <label>
      Code
      <input
        inputMode="numeric"
        value={value}
        onChange={(event) => setValue(event.target.value.replace(/\D/g, '').slice(0, 6))}
      />
    </label>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Code />)
