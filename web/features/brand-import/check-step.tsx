import { Download } from 'lucide-react'
import { useState } from 'react'
import type { BrandImport } from '#contract/brand-imports.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { replaceQuery } from '#web/ui/page/navigation.ts'
import { ErrorsFile } from './errors-file.tsx'
import { FileProblems, hasLostRows } from './file-problems.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { ResultFilters } from './result-filters.tsx'
import { ResultRows } from './result-rows.tsx'
import { type RowFilter, useImportAction } from './use-imports.ts'

/** Step 4: what the import would do, before it does it. */
export function CheckStep({ item }: { readonly item: BrandImport }) {
  const { t } = useTranslation()
  const { counts, progress } = item
  const [filter, setFilter] = useState<RowFilter>({})
  if (item.state === 'checking') {
    return (
      <div className="flex flex-col gap-3">
        <h2 className="text-18 font-[700]">{t('imports.checking')}</h2>
        <ProgressBar
          label={t('imports.checking')}
          done={progress.done}
          total={progress.total}
          text={t('imports.progress', progress)}
        />
        <p className="text-14 text-muted">{t('imports.checkingText')}</p>
      </div>
    )
  }
  const open = (counts.create ?? 0) + (counts.update ?? 0) + (counts.pause ?? 0)
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-18 font-[700]">{t('imports.checkedTitle')}</h2>
      <ResultFilters item={item} filter={filter} onChange={setFilter} />
      <FileProblems item={item} />
      {((counts.error ?? 0) > 0 || hasLostRows(item)) && (
        <div className="flex flex-wrap gap-3">
          <ErrorsFile item={item} icon={<Download aria-hidden size={18} />} />
        </div>
      )}
      <ResultRows item={item} filter={filter} />
      {item.isAutomatic ? <p className="text-14">{t('feeds.asks')}</p> : <CommitBar item={item} open={open} />}
    </div>
  )
}

interface CommitBarProps {
  readonly item: BrandImport
  /** Products that would change. */
  readonly open: number
}

function CommitBar({ item: { id, version }, open }: CommitBarProps) {
  const { t } = useTranslation()
  const commit = useImportAction<void>(id, () =>
    call('POST /api/brand/imports/{id}/commit', { params: { id }, body: { version } }),
  )
  const start = () => commit.mutate(undefined, { onError: (error) => showFailure(error, t, t('imports.actionFailed')) })
  return (
    <div className="sticky bottom-0 -mx-4 flex flex-wrap gap-3 border-t border-line bg-paper px-4 py-3 md:static md:mx-0 md:border-0 md:px-0">
      <Button tone="outline" onClick={() => replaceQuery('step=columns')}>
        {t('imports.back')}
      </Button>
      {open > 0 ? (
        <Button tone="volt" className="flex-1 md:flex-none" busy={commit.isPending} onClick={start}>
          {t('imports.commit', { count: open })}
        </Button>
      ) : (
        <p className="self-center text-14">{t('imports.nothingToDo')}</p>
      )}
    </div>
  )
}
