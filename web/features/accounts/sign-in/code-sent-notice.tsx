import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'

/** What follows a requested code, after the toast: a link to enter it. */
export function CodeSentNotice({ email }: { readonly email: string }) {
  const { t } = useTranslation()
  return (
    <div className="rise-once flex flex-col gap-3 rounded-sheet bg-volt p-5 text-black">
      <p className="font-[550]">{t('accounts.codeSentNext')}</p>
      <Link href={to(PATHS.resetPassword, undefined, { email })} className={`${buttonLook('solid', 's')} self-start`}>
        {t('accounts.enterCode')}
      </Link>
    </div>
  )
}
