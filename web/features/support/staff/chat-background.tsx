import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { type Answer, call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { PersonActs } from './person-acts.tsx'
import { BrandFacts, Fact, Facts, PersonFacts } from './sender-facts.tsx'

const KEY = '/api/staff/conversations/{id}/background'
/** How often this page says that the conversation is open; the server believes it for 45 seconds. */
const SIGN_MS = 15_000

interface ChatBackgroundProps {
  readonly conversationId: string
  /** Something is being written there. */
  readonly isWriting: boolean
}

/** Beside a conversation with the support: who asks, what is known, and who else has it open. */
export function ChatBackground({ conversationId, isWriting }: ChatBackgroundProps) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: [KEY, conversationId],
    queryFn: ({ signal }) => call(`GET ${KEY}`, { params: { id: conversationId }, signal }),
    staleTime: 0,
  })
  useViewing(conversationId, isWriting)
  if (!data) {
    if (isError) return <RetryRow text={t('tickets.backgroundFailed')} onRetry={() => void refetch()} />
    return <Skeleton className="h-64" />
  }
  const { person, bounce, brands, mails, lastError, viewers } = data
  return (
    <aside aria-label={t('tickets.background')} className="flex flex-col gap-6 text-14">
      <div role="status">
        {viewers.map(({ username: name, isWriting: writes }) => (
          <p key={name} className="inline-flex items-center gap-2 font-[600] text-signal-text">
            <Eye aria-hidden size={16} />
            {t(writes ? 'tickets.writing' : 'tickets.viewingChat', { name })}
          </p>
        ))}
      </div>
      <PersonFacts person={person} bounce={bounce} mails={mails} />
      {person && <PersonActs userId={person.id} />}
      {brands.map((brand) => (
        <BrandFacts key={brand.id} brand={brand} />
      ))}
      <Facts title={t('tickets.details')}>
        <Fact name={t('tickets.lastError')}>
          {lastError === null ? (
            t('tickets.noDetails')
          ) : (
            <>
              {lastError.id},{' '}
              <Link href={toAdmin('tickets', { ticket: lastError.ticketId })} className="link inline-block py-1">
                {lastError.number}
              </Link>
            </>
          )}
        </Fact>
      </Facts>
    </aside>
  )
}

type Shown = Answer<'GET /api/staff/conversations/{id}/background'>

/** Says again and again that the conversation is open here, and reads who else has it open. */
function useViewing(id: string, isWriting: boolean): void {
  const client = useQueryClient()
  const tell = useEffectEvent(() => {
    call('POST /api/staff/conversations/{id}/viewing', { params: { id }, body: { isWriting } })
      .then(({ viewers }) => client.setQueryData<Shown>([KEY, id], (shown) => shown && { ...shown, viewers }))
      // A sign that is lost is followed by the next one.
      .catch(() => {})
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation, or a begun reply, is told at once
  useEffect(() => {
    tell()
    const timer = setInterval(tell, SIGN_MS)
    return () => clearInterval(timer)
  }, [id, isWriting])
}
