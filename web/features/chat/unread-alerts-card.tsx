import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CHAT } from '#contract/chat.limits.ts'
import { type Answer, call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { Card } from '#web/ui/page/card.tsx'

type Preferences = Answer<'GET /api/notifications/preferences'>

const KEY = ['/api/notifications/preferences'] as const
const KIND = 'message'

/** Whether the user is told of messages that stay unread, by mail and on devices with push messages. */
export function UnreadAlertsCard() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/notifications/preferences', { signal }),
  })
  const chosen = query.data?.find(({ kind }) => kind === KIND)
  const choose = async (channel: 'mail' | 'push', isOn: boolean) => {
    const before = query.data
    client.setQueryData<Preferences>(KEY, (all) =>
      all?.map((each) => (each.kind === KIND ? { ...each, [channel]: isOn } : each)),
    )
    try {
      await call('PUT /api/notifications/preferences', { body: { kind: KIND, channel, isOn } })
    } catch (error) {
      client.setQueryData(KEY, before)
      showFailure(error, t, t('profile.unreadFailed'))
    }
  }
  return (
    <Card title={t('profile.unreadTitle')}>
      {!chosen && query.isError && (
        <RetryRow text={t('profile.unreadNotLoaded')} onRetry={() => void query.refetch()} />
      )}
      {!chosen && !query.isError && <Skeleton className="h-28" />}
      {chosen && (
        <div className="flex flex-col gap-5">
          <Switch
            label={t('profile.unreadMail')}
            hint={t('profile.unreadMailHint', { minutes: CHAT.tellMinutes })}
            checked={chosen.mail}
            onChange={(isOn) => void choose('mail', isOn)}
          />
          <Switch
            label={t('profile.unreadPush')}
            hint={t('profile.unreadPushHint')}
            checked={chosen.push}
            onChange={(isOn) => void choose('push', isOn)}
          />
        </div>
      )}
    </Card>
  )
}
