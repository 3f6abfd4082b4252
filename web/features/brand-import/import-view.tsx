import { useSearch } from 'wouter'
import { IMPORT_ACTIONS } from '#contract/brand-imports.limits.ts'
import type { BrandImport } from '#contract/brand-imports.ts'
import { isNotFound } from '#web/api/call-failure.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { NothingHere } from '#web/ui/page/not-found.tsx'
import { CheckStep } from './check-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { CommitStep } from './commit-step.tsx'
import { FeedLink } from './feeds/feed-link.tsx'
import { FoundStep } from './found-step.tsx'
import { StepList } from './step-list.tsx'
import { stepOf } from './steps.ts'
import { useImport } from './use-imports.ts'

/** One import, in the step in which it is. */
export function ImportView({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const search = useSearch()
  const { data, error, isError, refetch } = useImport(id)
  if (isNotFound(error)) return <NothingHere href={PATHS.importProducts} label={t('workspace.toList')} />
  if (!data) {
    return isError ? (
      <RetryRow text={t('imports.loadFailed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96" />
    )
  }
  const step = stepOf(data.state, search)
  return (
    <div>
      <StepList current={step} />
      <p className="mb-4 flex min-w-0 gap-3 text-14 text-muted">
        <span className="truncate">{data.fileName}</span>
        {data.feedId && <FeedLink id={data.feedId} />}
      </p>
      <Announcement item={data} />
      <Step step={step} item={data} />
    </div>
  )
}

/** Says what came out of work that takes a while, to those who do not see it appear. */
function Announcement({ item: { state, counts } }: { readonly item: BrandImport }) {
  const { t } = useTranslation()
  const { create = 0, update = 0, error = 0 } = counts
  const found = IMPORT_ACTIONS.filter((action) => counts[action]).map(
    (action) => `${counts[action]} ${t(`imports.action-${action}`)}`,
  )
  return (
    <p role="status" className="sr-only">
      {state === 'checked' && `${t('imports.checkedTitle')}: ${found.join(', ')}`}
      {state === 'done' && t('imports.doneText', { created: create, updated: update, failed: error })}
      {state === 'undone' && t('imports.undone')}
    </p>
  )
}

interface StepProps {
  readonly step: ReturnType<typeof stepOf>
  readonly item: BrandImport
}

function Step({ step, item }: StepProps) {
  // Of another version the fields begin anew, with what the server has.
  if (step === 'columns') return <ColumnsStep key={item.version} item={item} />
  if (step === 'check') return <CheckStep item={item} />
  if (step === 'commit') return <CommitStep item={item} />
  return <FoundStep item={item} />
}
