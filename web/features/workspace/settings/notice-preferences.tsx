import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { NoticeKind } from '#contract/notice-content.ts'
import type { NoticeChannel } from '#contract/notifications.ts'
import { type Answer, call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

type Preferences = Answer<'GET /api/notifications/preferences'>

const KEY = ['/api/notifications/preferences'] as const
const CHANNELS = ['bell', 'mail', 'push'] as const

/** By event and channel, whether the member is told. Switched at once; a failure switches back. */
export function NoticePreferences() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/notifications/preferences', { signal }),
  })
  const choose = async (kind: NoticeKind, channel: NoticeChannel, isOn: boolean) => {
    const before = query.data
    client.setQueryData<Preferences>(KEY, (all) =>
      all?.map((each) => (each.kind === kind ? { ...each, [channel]: isOn } : each)),
    )
    try {
      await call('PUT /api/notifications/preferences', { body: { kind, channel, isOn } })
    } catch (error) {
      client.setQueryData(KEY, before)
      showFailure(error, t, t('settings.failed'))
    }
  }
  if (query.isError && !query.data)
    return <RetryRow text={t('settings.loadFailed')} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton className="h-64" />
  return (
    <div className="max-w-3xl">
      <ul className="divide-y divide-line border-y border-line text-14">
        {query.data.map((preference) => (
          <li key={preference.kind} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
            <p className="min-w-0 flex-[1_1_14rem] pt-2 font-[550] hyphens-auto sm:pt-0">
              {t(`settings.kind-${preference.kind}`)}
            </p>
            <div className="flex flex-wrap gap-x-2">
              {CHANNELS.map((channel) => (
                <label key={channel} className="inline-flex min-h-11 min-w-20 items-center gap-2 text-muted">
                  <input
                    type="checkbox"
                    checked={preference[channel]}
                    onChange={(event) => void choose(preference.kind, channel, event.target.checked)}
                    aria-label={`${t(`settings.kind-${preference.kind}`)}: ${t(`settings.channel-${channel}`)}`}
                    className="size-5 accent-ink"
                  />
                  {t(`settings.channel-${channel}`)}
                </label>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-14 text-muted">{t('settings.noticeHint')}</p>
    </div>
  )
}
