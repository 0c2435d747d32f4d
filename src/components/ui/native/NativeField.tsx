import type { ComponentProps } from 'react'
import { NativeFieldFrame, type NativeFieldTexts } from './NativeFieldFrame'

type NativeFieldProps = NativeFieldTexts & Omit<ComponentProps<'input'>, 'id' | 'required'> & { name: string }

/** One line of text, with label, hint and error. */
export function NativeField({ label, isOptional, hint, error, className, ...input }: NativeFieldProps) {
  return (
    <NativeFieldFrame {...{ label, isOptional, hint, error, className }}>
      {(control) => <input dir="auto" className="input" {...input} {...control} />}
    </NativeFieldFrame>
  )
}
