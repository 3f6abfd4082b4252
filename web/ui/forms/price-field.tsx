import { type ReactNode, useState } from 'react'
import type { Language } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '../classes.ts'
import { CONTROL_LOOK, Field } from './field.tsx'
import { typedNumber } from './typed-number.ts'

interface PriceFieldProps {
  readonly label: string
  readonly cents: number | null
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** Shown while it is empty. */
  readonly placeholder?: string | undefined
  /** More is taken for nothing; that of products where left out. */
  readonly mostCents?: number
  readonly onChange: (cents: number | null) => void
}

const MOST_CENTS = 999_999

/** As it is typed: without the sign of the currency. */
export const plainPrice = (cents: number, language: Language): string =>
  (cents / 100).toFixed(2).replace('.', language === 'de' ? ',' : '.')

/** A price in euros; taken over while it is typed, so that the preview follows. Empty: none. */
export function PriceField({ label, cents, onChange, mostCents = MOST_CENTS, ...rest }: PriceFieldProps) {
  const { error, hint, placeholder } = rest
  const { language } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = cents === null ? '' : plainPrice(cents, language)
  const type = (text: string) => {
    const kept = text.replace(/[^\d.,]/g, '')
    setTyped(kept)
    const euros = typedNumber(kept)
    const next = euros === null ? null : Math.round(euros * 100)
    onChange(next === null || next < 1 || next > mostCents ? null : next)
  }
  return (
    <Field label={label} error={error} hint={hint}>
      {(parts) => (
        <div className="relative">
          <input
            {...parts}
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            value={typed ?? shown}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(null)}
            className={classes(CONTROL_LOOK, 'tabular pr-10')}
          />
          <span aria-hidden className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-muted">
            €
          </span>
        </div>
      )}
    </Field>
  )
}
