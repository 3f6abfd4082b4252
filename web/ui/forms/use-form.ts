import { type FormEvent, useId, useState } from 'react'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { useTranslation } from '#web/i18n/language.ts'

/** The error of a form, and its field. */
export interface FieldError {
  readonly field: string
  readonly key: PlainKey
}
export type Fields = Readonly<Record<string, string>>

interface Shown {
  readonly text: string
  /** Name of the field that caused it, if one did. */
  readonly field: string | null
}
interface FormRules {
  readonly check: (fields: Fields) => FieldError | null
  readonly send: (fields: Fields) => Promise<void>
  /** The sentence for a refusal. */
  readonly failure: (error: unknown, fields: Fields) => string
}

/** One form: checks, sends, shows a single error and marks its field. Editing any field clears it (Spec §5). */
export function useForm({ check, send, failure }: FormRules) {
  const { t } = useTranslation()
  const errorId = useId()
  const [shown, setShown] = useState<Shown | null>(null)
  const [isBusy, setBusy] = useState(false)

  const submit = async (form: HTMLFormElement) => {
    if (isBusy) return
    const fields = read(form)
    const fieldError = check(fields)
    if (fieldError) {
      setShown({ text: t(fieldError.key), field: fieldError.field })
      field(form, fieldError.field)?.focus()
      return
    }
    setBusy(true)
    setShown(null)
    try {
      await send(fields)
    } catch (error) {
      setShown({ text: failure(error, fields), field: null })
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    error: shown?.text ?? null,
    errorId,
    showError: (text: string) => setShown({ text, field: null }),
    clearError: () => setShown(null),
    /** Marks the field that caused the shown error. */
    errorIdOf: (name: string) => (shown?.field === name ? errorId : undefined),
    form: {
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

function field(form: HTMLFormElement, name: string): HTMLElement | null {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLElement ? found : null
}
