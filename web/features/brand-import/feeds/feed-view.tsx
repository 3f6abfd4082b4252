import { useState } from 'react'
import type { BrandFeedWithRuns } from '#contract/brand-feeds.ts'
import { call } from '#web/api/call.ts'
import { isNotFound } from '#web/api/call-failure.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { go } from '#web/ui/page/navigation.ts'
import { NothingHere } from '#web/ui/page/not-found.tsx'
import { ChangeFeed } from './change-feed.tsx'
import { feedHost } from './feed-host.ts'
import { FeedLog } from './feed-log.tsx'
import { FeedQuestion } from './feed-question.tsx'
import { useFeed, useFeedAction, useFeedsChanged } from './use-feeds.ts'

interface FeedProps {
  readonly feed: BrandFeedWithRuns
}

/** One feed: its state, what it asks, what can be done with it, and its log. */
export function FeedView({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { data: feed, error, isError, refetch } = useFeed(id)
  if (isNotFound(error)) return <NothingHere href={PATHS.importProducts} label={t('imports.all')} />
  if (!feed) {
    return isError ? (
      <RetryRow text={t('feeds.loadFailed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96" />
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <Head feed={feed} />
      {feed.question && <FeedQuestion feed={feed} question={feed.question} />}
      <Actions feed={feed} />
      <FeedLog runs={feed.runs} />
    </div>
  )
}

function Head({ feed }: FeedProps) {
  const { t } = useTranslation()
  const moment = useMoment()
  const { state, nextRunAt, everyHours, products, failure, isRunning, setupImportId } = feed
  const facts = [
    t(`feeds.state-${state}`),
    t('feeds.every', { count: everyHours }),
    t('feeds.products', { count: products }),
    nextRunAt && !isRunning && t('feeds.next', { time: moment(nextRunAt) }),
  ]
  return (
    <div className="flex flex-col items-start gap-2">
      <h2 className="text-18 font-[700]">{feedHost(feed)}</h2>
      <p className="text-14 [overflow-wrap:anywhere] text-muted">{feed.address}</p>
      <p className="tabular text-14">{facts.filter(Boolean).join(' · ')}</p>
      <p role="status" className="text-14 empty:hidden">
        {isRunning && t('feeds.running')}
      </p>
      {failure && !isRunning && <p className="text-14 text-signal-text">{failure}</p>}
      {setupImportId && (
        <Link href={to(PATHS.importedFile, { importId: setupImportId })} className={buttonLook('volt')}>
          {t('feeds.setUp')}
        </Link>
      )}
    </div>
  )
}

function Actions({ feed }: FeedProps) {
  const { t } = useTranslation()
  const { id, version, state, isRunning } = feed
  const params = { id }
  const [isChanging, setChanging] = useState(false)
  const runs = useFeedAction<void>(id, () => call('POST /api/brand/feeds/{id}/run', { params, body: {} }))
  const pauses = useFeedAction<void>(id, () => call('POST /api/brand/feeds/{id}/pause', { params, body: { version } }))
  const resumes = useFeedAction<void>(id, () =>
    call('POST /api/brand/feeds/{id}/resume', { params, body: { version } }),
  )
  const press = ({ mutate }: typeof runs) =>
    mutate(undefined, { onError: (error) => showFailure(error, t, t('feeds.failed')) })
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        {state === 'active' && (
          <Button tone="volt" busy={runs.isPending || isRunning} onClick={() => press(runs)}>
            {t('feeds.run')}
          </Button>
        )}
        {state === 'paused' && (
          <Button tone="volt" busy={resumes.isPending} onClick={() => press(resumes)}>
            {t('feeds.resume')}
          </Button>
        )}
        {state === 'active' && (
          <Button tone="outline" busy={pauses.isPending} onClick={() => press(pauses)}>
            {t('feeds.pause')}
          </Button>
        )}
        {state !== 'asking' && !isRunning && (
          <Button tone="outline" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
            {t('feeds.change')}
          </Button>
        )}
        <RemoveFeed feed={feed} />
      </div>
      {isChanging && <ChangeFeed key={version} feed={feed} onDone={() => setChanging(false)} />}
    </div>
  )
}

function RemoveFeed({ feed: { id } }: FeedProps) {
  const { t } = useTranslation()
  const changed = useFeedsChanged()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await call('DELETE /api/brand/feeds/{id}', { params: { id } })
      go(PATHS.importProducts)
    } catch (error) {
      showFailure(error, t, t('feeds.failed'))
      setAsking(false)
    } finally {
      setBusy(false)
      changed()
    }
  }
  return (
    <>
      <Button tone="outline" onClick={() => setAsking(true)}>
        {t('feeds.remove')}
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('feeds.removeTitle')}
        text={t('feeds.removeText')}
        confirmLabel={t('feeds.remove')}
        busy={isBusy}
        onConfirm={() => void remove()}
      />
    </>
  )
}
