import { type FormEvent, useRef, useState } from 'react'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { useErrorInView } from './use-error-in-view.ts'

/** The error of a form, and its field. */
export interface FieldError {
  readonly field: string
  readonly key: PlainKey
}
export type Fields = Readonly<Record<string, string>>

/** A sentence, and the name of the field that caused it, if one did. */
export interface FormFailure {
  readonly text: string
  readonly field: string | null
}
interface FormRules {
  readonly check: (fields: Fields) => FieldError | null
  readonly send: (fields: Fields) => Promise<void>
  /** The sentence for a refusal, with its field where the server refuses one. */
  readonly failure: (error: unknown, fields: Fields) => string | FormFailure
}

/**
 * One form: checks, sends and shows a single error, below the field that caused it. That field gets the focus and is
 * scrolled into view with its error. Editing any field clears the error (Spec §5).
 */
export function useForm({ check, send, failure }: FormRules) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState<FormFailure | null>(null)
  const [isBusy, setBusy] = useState(false)
  useErrorInView(element, shown)

  const submit = async (form: HTMLFormElement) => {
    if (isBusy) return
    const fields = read(form)
    const fieldError = check(fields)
    if (fieldError) {
      setShown({ text: t(fieldError.key), field: fieldError.field })
      return
    }
    setBusy(true)
    setShown(null)
    try {
      await send(fields)
    } catch (error) {
      const refused = failure(error, fields)
      setShown(typeof refused === 'string' ? { text: refused, field: null } : refused)
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    /** The error, where no field caused it. */
    error: shown?.field === null ? shown.text : null,
    showError: (text: string) => setShown({ text, field: null }),
    clearError: () => setShown(null),
    /** The error of this field. */
    errorOf: (name: string) => (shown?.field === name ? shown.text : undefined),
    form: {
      ref: element,
      noValidate: true,
      // Without JavaScript the browser submits the form: the input must not appear in the address.
      method: 'post',
      onInput: () => setShown(null),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit(event.currentTarget)
      },
    },
  }
}

function read(form: HTMLFormElement): Fields {
  const fields: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields[name] = value
  return fields
}
