import { useQuery } from '@tanstack/react-query'
import { GROUNDS } from '#contract/moderation.limits.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import type { Workspace } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Link } from '#web/ui/page/link.tsx'

interface EndingNoteProps {
  readonly workspace: Workspace
  readonly endsAt: string
}

/** P2B art. 4: staff end the account: when, and on opening why, what to download before, and how to appeal. */
export function EndingNote({ workspace: { id, deleteAfter, isEnded, rights }, endsAt }: EndingNoteProps) {
  const { t } = useTranslation()
  const moment = useMoment()
  return (
    <div className="min-w-0 flex-1">
      <p>
        <strong className="font-[700]">{t(isEnded ? 'workspace.ended' : 'workspace.ending')}</strong>{' '}
        {isEnded
          ? t('workspace.closingText', { moment: moment(deleteAfter ?? endsAt) })
          : t('workspace.endingText', { moment: moment(endsAt) })}
      </p>
      <details className="mt-1">
        <summary className="cursor-pointer py-1.5 font-[600]">{t('workspace.endingWhy')}</summary>
        <Reasons brandId={id} />
        {rights.includes('ownership') && (
          <Link href={to(PATHS.settings, undefined, { part: 'danger' })} className="link inline-block py-1">
            {t('workspace.endingCopy')}
          </Link>
        )}
      </details>
    </div>
  )
}

function Reasons({ brandId }: { readonly brandId: string }) {
  const { t, language } = useTranslation()
  const moment = useMoment()
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/brand/ending', brandId],
    queryFn: ({ signal }) => call('GET /api/brand/ending', { signal }),
  })
  if (!data && error)
    return <RetryRow text={shownMessage(error, t, t('workspace.endingFailed'))} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-16" />
  if (!data.ending) return null
  const { facts, ground, cause, reference, decidedAt } = data.ending
  return (
    <div className="flex max-w-prose flex-col gap-2 pb-1">
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{facts}</p>
      <p className="text-muted">
        {ground && `${GROUNDS[ground].title[language]}. `}
        {t(`workspace.endingCause-${cause}`)} {t('workspace.endingOf', { reference, moment: moment(decidedAt) })}
      </p>
      <Link href={to(PATHS.contact, undefined, { reference })} className="link inline-block self-start py-1">
        {t('workspace.endingAppeal')}
      </Link>
    </div>
  )
}
