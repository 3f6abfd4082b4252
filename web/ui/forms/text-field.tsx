import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { CONTROL_LOOK, Field } from './field.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** One line of text with label, hint and error. */
export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(parts) => <input {...input} {...parts} className={classes(CONTROL_LOOK, className)} />}
    </Field>
  )
}
