import { useId, useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { CONTROL_LOOK, Field } from '#web/ui/forms/field.tsx'

interface ColourFieldProps {
  readonly label: string
  /** `#rrggbb`. */
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

const EXAMPLE = '#1a2b3c'

/** `#abc`, `ABCDEF` and `#abcdef` mean colours; null: it is none. */
function colourOf(typed: string): string | null {
  const digits = typed.trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  return /^[0-9a-f]{3}$/.test(digits) ? `#${[...digits].map((digit) => digit + digit).join('')}` : null
}

/** A colour by the picker of the system, or typed. A typed one counts once it is whole. */
export function ColourField({ label, value, error, onChange }: ColourFieldProps) {
  const { t } = useTranslation()
  const pickerId = useId()
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string } | null>(null)
  const [isLeft, setLeft] = useState(false)
  // Undo and the picker replace what was typed.
  const text = typed?.over === value ? typed.text : value
  const isWrong = isLeft && colourOf(text) === null
  const type = (next: string) => {
    setLeft(false)
    const colour = /^#?[0-9a-f]{6}$/i.test(next.trim()) ? colourOf(next) : null
    setTyped({ text: next, over: colour ?? value })
    if (colour) onChange(colour)
  }
  const leave = () => {
    const colour = colourOf(text)
    setLeft(true)
    if (!colour) return
    setTyped(null)
    if (colour !== value) onChange(colour)
  }
  return (
    <Field label={label} error={isWrong ? t('design.hexWrong', { example: EXAMPLE }) : error}>
      {(parts) => (
        <div className="flex items-center gap-2">
          <label
            htmlFor={pickerId}
            className="relative size-12 shrink-0 cursor-pointer overflow-hidden rounded-control border border-edge has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            style={{ backgroundColor: value }}
          >
            <span className="sr-only">{t('design.pickColour', { name: label })}</span>
            <input
              id={pickerId}
              type="color"
              value={value}
              onChange={(event) => onChange(event.target.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </label>
          <input
            {...parts}
            value={text}
            maxLength={9}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            title={t('design.hexHint')}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            onKeyDown={(event) => event.key === 'Enter' && leave()}
            className={`${CONTROL_LOOK} tabular`}
          />
        </div>
      )}
    </Field>
  )
}
