import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { useSpeech } from '#web/i18n/language.ts'
import { formatMoment } from '#web/i18n/moments.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Card } from '#web/ui/page/card.tsx'

type Session = Answer<'GET /api/auth/sessions'>[number]
const KEY = ['/api/auth/sessions'] as const

/** Where this account is signed in, and how to end that. */
export function SessionsCard({ timezone }: { readonly timezone: string }) {
  const { t } = useSpeech()
  // Another device may have signed in since: asked anew each time the profile opens.
  const sessions = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/auth/sessions', { signal }),
    staleTime: 0,
  })
  const { busy, revoke } = useRevoke()
  const others = sessions.data?.filter((session) => !session.current) ?? []
  return (
    <Card title={t('profile.sessions')}>
      {sessions.isPending && <Skeleton className="h-16" />}
      {sessions.isError && !sessions.data && (
        <RetryRow text={t('profile.sessionsFailed')} onRetry={() => void sessions.refetch()} />
      )}
      <ul className="divide-y divide-line">
        {sessions.data?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            timezone={timezone}
            busy={busy === session.id}
            onRevoke={() =>
              revoke(session.id, () => call('DELETE /api/auth/sessions/{id}', { params: { id: session.id } }))
            }
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          tone="outline"
          size="s"
          className="mt-4"
          busy={busy === 'others'}
          onClick={() => revoke('others', () => call('DELETE /api/auth/sessions'))}
        >
          {t('profile.revokeOthers')}
        </Button>
      )}
    </Card>
  )
}

interface SessionRowProps {
  readonly session: Session
  readonly timezone: string
  readonly busy: boolean
  readonly onRevoke: () => void
}

function SessionRow({ session, timezone, busy, onRevoke }: SessionRowProps) {
  const { t, language } = useSpeech()
  const device = session.device || t('profile.unknownDevice')
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-[550] [overflow-wrap:anywhere]">{device}</p>
        <p className="text-14 text-muted">
          {t('profile.lastSeen', { moment: formatMoment(session.lastSeenAt, language, timezone) })}
        </p>
      </div>
      {session.current ? (
        <Badge tone="volt">{t('profile.thisDevice')}</Badge>
      ) : (
        <Button tone="ghost" size="s" busy={busy} aria-label={t('profile.revokeDevice', { device })} onClick={onRevoke}>
          {t('profile.revoke')}
        </Button>
      )}
    </li>
  )
}

/** Ends one session or all others, says so, and shows the list anew. */
function useRevoke() {
  const { t } = useSpeech()
  const [busy, setBusy] = useState<string | null>(null)
  const run = async (what: string, end: () => Promise<unknown>) => {
    setBusy(what)
    try {
      await end()
      const text = what === 'others' ? t('profile.revokedOthersText') : t('profile.revokedText')
      showToast({ title: t('profile.revoked'), text })
    } catch (error) {
      showFailure(error, t, t('profile.revokeFailed'))
    }
    await queryClient.invalidateQueries({ queryKey: KEY })
    setBusy(null)
  }
  return { busy, revoke: (what: string, end: () => Promise<unknown>) => void run(what, end) }
}
