import { useQuery } from '@tanstack/react-query'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'

/** When and why staff saw the app as this user (Trust S22); nothing where they never did. */
export function ViewsList() {
  const { t } = useTranslation()
  const { data: views = [] } = useQuery({
    queryKey: ['/api/auth/views'],
    queryFn: ({ signal }) => call('GET /api/auth/views', { signal }),
  })
  if (views.length === 0) return null
  return (
    <div className="mt-5">
      <h3 className="font-[650]">{t('profile.views')}</h3>
      <p className="text-14 text-muted">{t('profile.viewsText')}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line text-14">
        {views.map(({ startedAt, reason, isOpen }) => (
          <li key={startedAt} className="flex items-start justify-between gap-3 py-2.5">
            <span className="min-w-0">
              <Moment at={startedAt} className="block font-[550]" />
              <span className="block text-muted [overflow-wrap:anywhere]">{reason}</span>
            </span>
            {isOpen && <Badge tone="signal">{t('profile.viewOpen')}</Badge>}
          </li>
        ))}
      </ul>
    </div>
  )
}
