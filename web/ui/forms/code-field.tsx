import { ACCOUNT } from '#contract/accounts.limits.ts'
import { classes } from '../classes.ts'
import { CONTROL_LOOK, Field } from './field.tsx'

interface CodeFieldProps {
  readonly label: string
  readonly error?: string | undefined
  readonly autoFocus?: boolean
  /** Sends the form with the last digit, where the code is all that is missing. */
  readonly sendsWhenComplete?: boolean
}

/** One field for a 6-digit code: phones offer it from the mail, and pasting works with spaces in it (Trust 5.2.13). */
export function CodeField({ label, error, autoFocus, sendsWhenComplete = false }: CodeFieldProps) {
  return (
    <Field label={label} error={error}>
      {(parts) => (
        <input
          {...parts}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          // biome-ignore lint/a11y/noAutofocus: this field is the only purpose of the screen
          autoFocus={autoFocus}
          onInput={(event) => {
            const field = event.currentTarget
            const digits = field.value.replace(/\D/g, '').slice(0, ACCOUNT.codeDigits)
            if (digits !== field.value) field.value = digits
            // After this event, which clears the shown error.
            if (sendsWhenComplete && digits.length === ACCOUNT.codeDigits) setTimeout(() => field.form?.requestSubmit())
          }}
          placeholder="000000"
          className={classes(
            CONTROL_LOOK,
            'tabular text-center text-28 font-[700] tracking-[0.3em] placeholder:font-[400] placeholder:opacity-40',
          )}
        />
      )}
    </Field>
  )
}
