import { X } from 'lucide-react'
import { forgetEndedSession } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Link } from '#web/ui/page/link.tsx'

/** Above a visitor's page on a device whose session has ended: says so, with the login that returns to this address. */
export function EndedSession({ login }: { readonly login: string }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="flex items-center gap-3 bg-volt py-1 pr-2 pl-4 text-black sm:pl-8">
      <p className="min-w-0 flex-1 py-2 text-14 font-[550]">
        {t('ui.sessionOver')}{' '}
        <Link href={login} className="font-[700] underline underline-offset-4">
          {t('ui.logInAgain')}
        </Link>
      </p>
      <button
        type="button"
        aria-label={t('ui.close')}
        onClick={forgetEndedSession}
        className="flex size-11 shrink-0 items-center justify-center rounded-pill"
      >
        <X aria-hidden size={20} />
      </button>
    </div>
  )
}
