import { digitsOnly } from '@krishi/storefront-core/digits'
import { useState } from 'react'
import type { ChangeEvent, ClipboardEvent } from 'react'
import { editCode } from './edit-code.ts'
import type { OtpChangeReason, OtpInputProps } from './otp-input.tsx'

type CodeFieldOptions = Pick<OtpInputProps, 'value' | 'length' | 'onValueChange' | 'readCode'>

/** Props of an `<input>` that holds a code: typed, pasted, filled in by the phone, or still under composition. */
export function useCodeField({ value, length, onValueChange, readCode = digitsOnly }: CodeFieldOptions) {
  // Text under composition is left alone: an input method whose text changes writes it twice.
  const [composed, setComposed] = useState<string | null>(null)

  function report(code: string, reason: OtpChangeReason): void {
    if (code !== value) onValueChange(code, { reason })
  }

  function onChange({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const { inputType, data, isComposing } = nativeEvent as Partial<InputEvent>
    const inserted = readCode(data ?? '', length)
    const isWhole = inserted.length === length
    const text = isWhole ? inserted : input.value
    const { code, caret } = editCode(text, input.selectionStart ?? length, length, readCode)
    if (isComposing) setComposed(input.value)
    else if (input.value !== code) {
      // Set here, because React would move the caret to the end.
      input.value = code
      input.setSelectionRange(caret, caret)
    }
    const isPasted = inputType === 'insertFromPaste' || inputType === 'insertFromDrop'
    const isByKey = inputType !== undefined && (isComposing || !isWhole) && code.length - value.length < 2
    report(code, isPasted ? 'paste' : isByKey ? 'type' : 'fill')
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const code = readCode(event.clipboardData.getData('text'), length)
    // Part of a code is inserted at the caret; a complete code replaces everything.
    if (code.length < length) return
    event.preventDefault()
    report(code, 'paste')
  }

  return { value: composed ?? value, onChange, onPaste, onCompositionEnd: () => setComposed(null) }
}
