import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { CONTROL_LOOK, Field } from './field.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** Several lines of text; grows with its content where the browser supports it. */
export function TextArea({ label, hint, error, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(parts) => (
        <textarea
          rows={6}
          {...area}
          {...parts}
          className={classes(CONTROL_LOOK, 'field-sizing-content max-h-96 min-h-36 py-3', className)}
        />
      )}
    </Field>
  )
}
