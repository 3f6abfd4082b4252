import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '../classes.ts'
import { CONTROL_LOOK, Field } from './field.tsx'
import { passwordStrength, type Strength } from './password-strength.ts'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'onChange'> {
  readonly label: string
  readonly error?: string | undefined
  /** Shows how hard the password is to guess, while a new one is chosen. */
  readonly showStrength?: boolean
  /** Said while nothing is typed, in place of the rule for shoppers. */
  readonly strengthHint?: string
}

/** A password that can be shown before it is sent. */
export function PasswordField({ label, error, showStrength = false, strengthHint, ...input }: PasswordFieldProps) {
  const { t } = useTranslation()
  const [isVisible, setVisible] = useState(false)
  const [typed, setTyped] = useState('')
  const Icon = isVisible ? EyeOff : Eye
  return (
    <Field
      label={label}
      error={error}
      hint={showStrength ? <StrengthHint password={typed} hint={strengthHint} /> : undefined}
    >
      {(parts) => (
        <div className="relative">
          <input
            {...input}
            {...parts}
            onChange={showStrength ? (event) => setTyped(event.target.value) : undefined}
            type={isVisible ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classes(CONTROL_LOOK, 'pr-14')}
          />
          <button
            type="button"
            aria-label={isVisible ? t('ui.hidePassword') : t('ui.showPassword')}
            aria-pressed={isVisible}
            onClick={() => setVisible(!isVisible)}
            className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-control text-muted hover:text-ink"
          >
            <Icon aria-hidden size={20} />
          </button>
        </div>
      )}
    </Field>
  )
}

const LEVELS = {
  short: { bars: 0, key: 'ui.strengthShort' },
  weak: { bars: 1, key: 'ui.strengthWeak' },
  fair: { bars: 2, key: 'ui.strengthFair' },
  good: { bars: 3, key: 'ui.strengthGood' },
  strong: { bars: 4, key: 'ui.strengthStrong' },
} as const satisfies Record<Strength, { bars: number; key: string }>

interface StrengthHintProps {
  readonly password: string
  readonly hint: string | undefined
}

function StrengthHint({ password, hint }: StrengthHintProps) {
  const { t } = useTranslation()
  if (password === '') return hint ?? t('ui.strengthHint')
  const { bars, key } = LEVELS[passwordStrength(password)]
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span aria-hidden className="grid w-[112px] shrink-0 grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={classes('h-1.5 rounded-pill', bar <= bars ? 'bg-ink' : 'bg-line')} />
        ))}
      </span>
      <span aria-live="polite">{t('ui.strength', { level: t(key) })}</span>
    </span>
  )
}
