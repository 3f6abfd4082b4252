import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import type { SessionUser } from '#web/api/session.ts'
import { useProof } from '#web/api/use-proof.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { ProofFields } from '#web/ui/forms/proof-fields.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { ViewsList } from './views-list.tsx'

type Session = Answer<'GET /api/auth/sessions'>[number]
const KEY = ['/api/auth/sessions'] as const

/** Which session ends, or all others. */
type Target = Session['id'] | 'others'

/** The sessions of this account, which staff who see the app as its user do not see (Decision 092). */
export function SessionsCard({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation()
  return (
    <Card title={t('profile.sessions')}>
      {user.viewedUntil ? <p className="text-muted">{t('profile.sessionsInView')}</p> : <OwnSessions user={user} />}
    </Card>
  )
}

/** How to end them; an older sign-in needs the password too (Decision 112). */
function OwnSessions({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation()
  // Another device may have signed in since: fetched each time the profile opens.
  const sessions = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/auth/sessions', { signal }),
    staleTime: 0,
  })
  const { busy, asked, proof, revoke, cancel } = useRevoke()
  const others = sessions.data?.filter((session) => !session.current) ?? []
  return (
    <>
      {sessions.isPending && <Skeleton className="h-16" />}
      {sessions.isError && !sessions.data && (
        <RetryRow text={t('profile.sessionsFailed')} onRetry={() => void sessions.refetch()} />
      )}
      <ul className="divide-y divide-line">
        {sessions.data?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy === session.id}
            onRevoke={() => revoke(session.id)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button tone="outline" size="s" className="mt-4" busy={busy === 'others'} onClick={() => revoke('others')}>
          {t('profile.revokeOthers')}
        </Button>
      )}
      <ViewsList />
      <AlertDialog
        open={asked !== null}
        onClose={cancel}
        title={t('profile.revokeAskTitle')}
        text={t(asked === 'others' ? 'profile.revokedOthersText' : 'profile.revokedText')}
        confirmLabel={t('profile.revoke')}
        onConfirm={() => asked !== null && revoke(asked)}
        busy={busy !== null}
      >
        <ProofFields user={user} onPassword={proof.setPassword} />
      </AlertDialog>
    </>
  )
}

interface SessionRowProps {
  readonly session: Session
  readonly busy: boolean
  readonly onRevoke: () => void
}

function SessionRow({ session, busy, onRevoke }: SessionRowProps) {
  const { t } = useTranslation()
  const device = session.device || t('profile.unknownDevice')
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-[550] [overflow-wrap:anywhere]">{device}</p>
        <p className="text-14 text-muted">
          {t('profile.lastSeen')} <Moment at={session.lastSeenAt} />
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

const end = (target: Target, body: { readonly password?: string }) =>
  target === 'others'
    ? call('DELETE /api/auth/sessions', { body })
    : call('DELETE /api/auth/sessions/{id}', { params: { id: target }, body })

/** Ends one session or all others, shows a toast, and reloads the list. */
function useRevoke() {
  const { t } = useTranslation()
  const [busy, setBusy] = useState<Target | null>(null)
  const [asked, setAsked] = useState<Target | null>(null)
  const proof = useProof()
  const cancel = () => {
    setAsked(null)
    proof.forget()
  }
  const run = async (target: Target) => {
    setBusy(target)
    try {
      await end(target, proof.body)
      cancel()
      const text = target === 'others' ? t('profile.revokedOthersText') : t('profile.revokedText')
      showToast({ title: t('profile.revoked'), text })
    } catch (error) {
      if (proof.isQuestion(error)) setAsked(target)
      else showFailure(error, t, t('profile.revokeFailed'))
    }
    await queryClient.invalidateQueries({ queryKey: KEY })
    setBusy(null)
  }
  return { busy, asked, proof, cancel, revoke: (target: Target) => void run(target) }
}
