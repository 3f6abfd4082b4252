import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '#web/api/call.ts'
import { isNotFound } from '#web/api/call-failure.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { useKeys } from '#web/ui/desk/use-keys.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { NothingHere } from '#web/ui/page/not-found.tsx'
import { Composer, type Mode } from './composer.tsx'
import { Conversation } from './conversation.tsx'
import { SidePanel } from './side-panel.tsx'
import { useAct, useAgents, useStaffTicket } from './use-ticket-desk.ts'

/** How often this page says that the ticket is open; the server believes it for 45 seconds. */
const SIGN_MS = 15_000

/** One ticket: what was written, the reply, and what an agent needs beside it. */
export function OpenTicket({ id, username }: { readonly id: string; readonly username: string }) {
  const { t } = useTranslation()
  const act = useAct()
  const { data: ticket, error, isError, refetch } = useStaffTicket(id)
  const { data: agents } = useAgents()
  const field = useRef<HTMLTextAreaElement>(null)
  const [mode, setMode] = useState<Mode>('reply')
  const [isWriting, setWriting] = useState(false)
  useViewing(id, isWriting)
  const write = (next: Mode) => {
    setMode(next)
    field.current?.focus()
  }
  const own = agents?.agents.find((agent) => agent.username === username)
  useKeys({
    r: () => write('reply'),
    i: () => write('note'),
    e: () => void act(() => call('PUT /api/admin/tickets/{id}/state', { params: { id }, body: { state: 'resolved' } })),
    ...(own && {
      a: () =>
        void act(() => call('PUT /api/admin/tickets/{id}/assignee', { params: { id }, body: { staffId: own.id } })),
    }),
  })
  if (isError && !ticket) {
    if (isNotFound(error)) return <NothingHere href={toAdmin('tickets')} label={t('tickets.backToQueue')} />
    return <RetryRow text={t('tickets.ticketFailed')} onRetry={() => void refetch()} />
  }
  if (!ticket) return <Skeleton className="h-64" />
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <Conversation ticket={ticket} queueAddress={toAdmin('tickets')} />
        {ticket.state !== 'merged' && (
          <Composer ticket={ticket} mode={mode} onMode={setMode} field={field} onWriting={setWriting} />
        )}
      </div>
      <SidePanel ticket={ticket} />
    </div>
  )
}

/** Says again and again that the ticket is open here, and at once when the reply is begun. */
function useViewing(id: string, isWriting: boolean): void {
  const tell = useEffectEvent(() => {
    // A sign that is lost is followed by the next one.
    call('POST /api/admin/tickets/{id}/viewing', { params: { id }, body: { isWriting } }).catch(() => {})
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ticket, or a begun reply, is told at once
  useEffect(() => {
    tell()
    const timer = setInterval(tell, SIGN_MS)
    return () => clearInterval(timer)
  }, [id, isWriting])
}
