import { MailCheck } from 'lucide-react'
import { useTranslation } from '#web/i18n/language.ts'

/** Spec §2: the account was created. */
export function SuccessView() {
  const { t } = useTranslation()
  return (
    <div role="status" className="rise-once flex flex-col items-start gap-3 rounded-sheet bg-volt p-6 text-black">
      <MailCheck aria-hidden size={32} />
      <h2 className="headline text-22">{t('accounts.successTitle')}</h2>
      <p>{t('accounts.successText')}</p>
    </div>
  )
}
