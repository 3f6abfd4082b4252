import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '#web/api/call.ts'
import { endWork, type SessionUser } from '#web/api/session.ts'
import { silently } from '#web/device/silently.ts'
import { formatTime } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'

interface ViewBannerProps {
  readonly user: SessionUser
  readonly until: string
}

/** Leaves the view for the account in the administration, with nothing of the person left on this device. */
async function leave(userId: string): Promise<void> {
  await call('POST /api/view/end')
  await endWork()
  location.assign(toAdmin('people', { id: userId }))
}

/** On every screen while a member of staff sees the app as a user (Decision 092): as whom, until when, and the way out. */
export function ViewBanner({ user, until }: ViewBannerProps) {
  const { t, language } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-viewed', true)
    // The server has ended it by then.
    const over = setTimeout(() => silently('end a view', leave(user.id)), Math.max(0, Date.parse(until) - Date.now()))
    return () => {
      document.documentElement.toggleAttribute('data-viewed', false)
      clearTimeout(over)
    }
  }, [user.id, until])
  const end = async () => {
    setBusy(true)
    try {
      await leave(user.id)
    } catch (error) {
      setBusy(false)
      showFailure(error, t, t('viewas.failed'))
    }
  }
  return (
    <section
      aria-label={t('viewas.label')}
      className="fixed inset-x-0 top-0 z-60 flex items-center gap-2 bg-volt px-3 pt-[env(safe-area-inset-top)] text-14 text-black"
    >
      <Eye aria-hidden size={16} className="shrink-0" />
      <p className="flex min-w-0 flex-1 gap-1 py-2 font-[650]">
        <span className="truncate">{t('viewas.as', { name: user.username })}</span>
        <span className="tabular shrink-0">
          {t('viewas.until', { time: formatTime(until, language, user.preferredTimezone) })}
        </span>
      </p>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => void end()}
        className="min-h-9 shrink-0 px-2 font-[750] underline underline-offset-4"
      >
        {t('viewas.end')}
      </button>
    </section>
  )
}
