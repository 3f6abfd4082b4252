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
  readonly children: (parts: FieldParts) => ReactNode
}

/** Look of every one-line control. */
export const CONTROL_LOOK =
  'w-full min-h-12 rounded-control border border-edge bg-surface px-4 py-2 text-16 text-ink placeholder:text-muted aria-invalid:border-signal aria-invalid:border-2'

/** A label, a control, a hint and an error; both are linked to the control by `aria-describedby`. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  return (
    // The margin keeps a field that is scrolled into view clear of a toast.
    <div data-field className="flex scroll-mt-48 scroll-mb-6 flex-col gap-1.5">
      <label htmlFor={id} className="text-14 font-[600]">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={errorId} text={error} />}
      {hint && (
        <div id={hintId} className="text-14 text-muted">
          {hint}
        </div>
      )}
    </div>
  )
}

/** What is wrong with one control, below it, where the keyboard of a phone does not hide it. */
export function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p id={id} role="alert" className="text-14 font-[550] text-signal-text">
      {text}
    </p>
  )
}
