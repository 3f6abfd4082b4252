import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { NoticeChannel, NoticeKind } from '#contract/notifications.ts'
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
      <table className="w-full text-14">
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 text-left font-[550]">
              {t('settings.event')}
            </th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col" className="w-16 py-2 text-center font-[550]">
                {t(`settings.channel-${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {query.data.map((preference) => (
            <tr key={preference.kind} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 text-left font-[550] hyphens-auto">
                {t(`settings.kind-${preference.kind}`)}
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel} className="text-center">
                  <label className="inline-flex size-11 items-center justify-center">
                    <input
                      type="checkbox"
                      checked={preference[channel]}
                      onChange={(event) => void choose(preference.kind, channel, event.target.checked)}
                      aria-label={`${t(`settings.kind-${preference.kind}`)}: ${t(`settings.channel-${channel}`)}`}
                      className="size-5 accent-ink"
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-14 text-muted">{t('settings.noticeHint')}</p>
    </div>
  )
}
