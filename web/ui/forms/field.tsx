import { type ReactNode, useId } from 'react'

interface FieldParts {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}
interface FieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Id of the element with the error message of this field. */
  readonly formErrorId?: string | undefined
  readonly children: (parts: FieldParts) => ReactNode
}

/** Look of every one-line control. */
export const CONTROL_LOOK =
  'w-full min-h-12 rounded-control border border-edge bg-surface px-4 py-2 text-16 text-ink placeholder:text-muted aria-invalid:border-signal aria-invalid:border-2'

/** A label, a control, a hint and an error; both are linked to the control by `aria-describedby`. */
export function Field({ label, hint, error, formErrorId, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [formErrorId, error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-14 font-[600]">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error || formErrorId ? true : undefined })}
      {hint && (
        <div id={hintId} className="text-14 text-muted">
          {hint}
        </div>
      )}
      {error && (
        <p id={errorId} className="text-14 font-[550] text-signal-text">
          {error}
        </p>
      )}
    </div>
  )
}
