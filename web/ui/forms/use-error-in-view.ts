import { type RefObject, useEffect } from 'react'

/**
 * Moves the focus to the field with the error, and scrolls it into view with its text. A new error of the same field does
 * it again where errors are objects; with the field's name alone it does not.
 */
export function useErrorInView(
  form: RefObject<HTMLFormElement | null>,
  error: string | { readonly field: string | null } | null,
): void {
  // After the error is rendered, because it must be in view, too.
  useEffect(() => {
    const field = typeof error === 'string' ? error : error?.field
    const control = field ? form.current?.elements.namedItem(field) : null
    if (!(control instanceof HTMLElement)) return
    control.focus({ preventScroll: true })
    control.closest('[data-field]')?.scrollIntoView({ block: 'nearest' })
  }, [form, error])
}
