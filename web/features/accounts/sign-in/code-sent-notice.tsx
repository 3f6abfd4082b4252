import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'

interface CodeSentNoticeProps {
  readonly email: string
  readonly message: string
}

/** Says that a code was sent, with a link to enter it. */
export function CodeSentNotice({ email, message }: CodeSentNoticeProps) {
  const { t } = useTranslation()
  return (
    <div role="status" className="rise-once flex flex-col gap-3 rounded-sheet bg-volt p-5 text-black">
      <p className="font-[550]">{message}</p>
      <Link href={to(PATHS.resetPassword, undefined, { email })} className={`${buttonLook('solid', 's')} self-start`}>
        {t('accounts.enterCode')}
      </Link>
    </div>
  )
}
