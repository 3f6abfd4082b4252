import { useTranslation } from '#web/i18n/language.ts'
import { Phrase } from '#web/i18n/phrase.tsx'
import { PATHS } from '#web/paths.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Link } from '#web/ui/page/link.tsx'

/** "I accept the Terms of Service", with a link to them. */
export function TermsCheckbox({ error }: { readonly error: string | undefined }) {
  const { t } = useTranslation()
  const link = (
    <Link href={PATHS.terms} className="link [overflow-wrap:anywhere]">
      {t('accounts.termsLink')}
    </Link>
  )
  return <Checkbox name="terms" error={error} label={<Phrase of="accounts.termsAccept" with={{ link }} />} />
}
