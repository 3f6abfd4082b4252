import { useTranslation } from '#web/i18n/language.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'

interface PasswordProofProps {
  readonly value: string
  readonly onChange: (password: string) => void
}

/** Product 14: what ends a brand asks for the password, where the sign-in is not recent. */
export function PasswordProof({ value, onChange }: PasswordProofProps) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('review.password')}
      hint={t('review.passwordWhy')}
      type="password"
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
