import { useTranslation } from '#web/i18n/language.ts'
import { Phrase } from '#web/i18n/phrase.tsx'
import { PATHS } from '#web/paths.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Link } from '#web/ui/page/link.tsx'

interface TermsCheckboxProps {
  /** Ticked at first. */
  readonly isAccepted?: boolean
  readonly error: string | undefined
}

/** "I accept the Terms of Service", with a link to them. */
export function TermsCheckbox({ isAccepted = false, error }: TermsCheckboxProps) {
  const { t } = useTranslation()
  const link = (
    <Link href={PATHS.terms} className="link [overflow-wrap:anywhere]">
      {t('accounts.termsLink')}
    </Link>
  )
  const label = <Phrase of="accounts.termsAccept" with={{ link }} />
  return <Checkbox name="terms" defaultChecked={isAccepted} error={error} label={label} />
}
