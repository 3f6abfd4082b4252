import { CircleCheck, CircleX, Download, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { BrandImport } from '#contract/brand-imports.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { replaceQuery } from '#web/ui/page/navigation.ts'
import { ErrorsFile } from './errors-file.tsx'
import { FileProblems, hasLostRows } from './file-problems.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { ResultFilters } from './result-filters.tsx'
import { ResultRows } from './result-rows.tsx'
import { type RowFilter, useImportAction } from './use-imports.ts'

/** Step 5: the import runs, is done, or was taken back. */
export function CommitStep({ item }: { readonly item: BrandImport }) {
  const { state } = item
  if (state === 'committing' || state === 'settling' || state === 'undoing')
    return <Running item={item} state={state} />
  if (state === 'failed') return <Failed item={item} />
  return <Result item={item} />
}

interface RunningProps {
  readonly item: BrandImport
  readonly state: 'committing' | 'settling' | 'undoing'
}

function Running({ item, state }: RunningProps) {
  const { t } = useTranslation()
  const { done, total } = item.progress
  const label = t(`imports.${state}`)
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-18 font-[700]">{label}</h2>
      <ProgressBar label={label} done={done} total={total} text={t('imports.progress', { done, total })} />
      <p className="text-14 text-muted">{t('imports.mayLeave')}</p>
    </div>
  )
}

function Failed({ item }: { readonly item: BrandImport }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-4">
      <div role="alert" className="flex items-start gap-3">
        <CircleX aria-hidden className="mt-0.5 shrink-0 text-signal" />
        <div>
          <h2 className="text-18 font-[700]">{t('imports.failed')}</h2>
          <p className="text-14">{item.failure}</p>
        </div>
      </div>
      {item.canContinue && <ContinueButton item={item} />}
      {item.undoUntil ? (
        <UndoButton item={item} until={item.undoUntil} />
      ) : (
        !item.isAutomatic && (
          <Button tone="volt" className="self-start" onClick={() => replaceQuery('step=columns')}>
            {t('imports.again')}
          </Button>
        )
      )}
    </div>
  )
}

function ContinueButton({ item: { id, version } }: { readonly item: BrandImport }) {
  const { t } = useTranslation()
  const commit = useImportAction<void>(id, () =>
    call('POST /api/brand/imports/{id}/commit', { params: { id }, body: { version } }),
  )
  const start = () => commit.mutate(undefined, { onError: (error) => showFailure(error, t, t('imports.actionFailed')) })
  return (
    <Button tone="volt" className="self-start" busy={commit.isPending} onClick={start}>
      {t('imports.continue')}
    </Button>
  )
}

function Result({ item }: { readonly item: BrandImport }) {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<RowFilter>({})
  const { create = 0, update = 0, error = 0 } = item.counts
  const isUndone = item.state === 'undone'
  const hasMissing = item.missing.length > 0 && !isUndone
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden className="mt-0.5 shrink-0" />
        <div>
          <h2 className="text-18 font-[700]">{isUndone ? t('imports.undone') : t('imports.doneTitle')}</h2>
          <p className="tabular">
            {isUndone
              ? (item.failure ?? t('imports.undoneText'))
              : t('imports.doneText', { created: create, updated: update, failed: error })}
          </p>
          {item.published > 0 && !isUndone && (
            <p className="tabular text-14 text-muted">{t('imports.published', { count: item.published })}</p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {hasMissing && (
          <Link href={`${PATHS.ownProducts}?missing`} className={buttonLook('volt')}>
            {t('imports.fillMissing')}
          </Link>
        )}
        <Link href={PATHS.ownProducts} className={buttonLook(hasMissing ? 'outline' : 'volt')}>
          {t('imports.toProducts')}
        </Link>
        <Link href={PATHS.importProducts} className={buttonLook('outline')}>
          {t('imports.another')}
        </Link>
        {(error > 0 || hasLostRows(item)) && <ErrorsFile item={item} icon={<Download aria-hidden size={18} />} />}
      </div>
      {item.undoUntil && <UndoButton item={item} until={item.undoUntil} />}
      <FileProblems item={item} />
      <ResultFilters item={item} filter={filter} onChange={setFilter} />
      <ResultRows item={item} filter={filter} />
    </div>
  )
}

function UndoButton({ item, until }: { readonly item: BrandImport; readonly until: string }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const [isAsking, setAsking] = useState(false)
  const { id } = item
  const undo = useImportAction<void>(id, () => call('POST /api/brand/imports/{id}/undo', { params: { id }, body: {} }))
  const confirm = () =>
    undo.mutate(undefined, {
      onError: (error) => showFailure(error, t, t('imports.actionFailed')),
      onSettled: () => setAsking(false),
    })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button tone="outline" size="s" onClick={() => setAsking(true)}>
        <Undo2 aria-hidden size={18} />
        {t('imports.undo')}
      </Button>
      <span className="text-14 text-muted">{t('imports.undoUntil', { time: moment(until) })}</span>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('imports.undoTitle')}
        text={t('imports.undoText')}
        confirmLabel={t('imports.undo')}
        busy={undo.isPending}
        onConfirm={confirm}
      />
    </div>
  )
}
