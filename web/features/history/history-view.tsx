import { History, Trash2, WifiOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { HISTORY } from '#contract/history.limits.ts'
import type { HistoryEntry } from '#contract/history.ts'
import type { Product } from '#contract/products.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { HISTORY_KINDS } from '#contract/vocabulary.ts'
import { useIsOnline } from '#web/device/network.ts'
import { dayOf, formatDay } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { byDay, daysAgo } from './days.ts'
import { HistoryRow } from './history-row.tsx'
import { type HistoryKind, useHistory } from './use-history.ts'

interface HistoryViewProps {
  readonly timezone: Timezone
  readonly renderDetail: (product: Product | null, onClose: () => void) => ReactNode
}

const KINDS: readonly HistoryKind[] = ['all', ...HISTORY_KINDS]

/** The answered and viewed products, day by day, with buttons to change an answer (Product 16). */
export function HistoryView({ timezone, renderDetail }: HistoryViewProps) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<HistoryKind>('all')
  const [detail, setDetail] = useState<Product | null>(null)
  const history = useHistory(kind)
  const isEmpty = history.entries?.length === 0 && !history.hasMore
  if (isEmpty && kind === 'all') return <NothingYet />
  return (
    <>
      <p className="mb-4 text-muted">{t('history.intro', { most: HISTORY.most, days: HISTORY.days })}</p>
      <Segmented
        label={t('history.show')}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t(`history.${value}`) }))}
        onChange={setKind}
      />
      <div className="mt-6">
        {history.hasFailed && <Failed onRetry={history.retry} />}
        {!history.entries && !history.hasFailed && <Waiting />}
        {isEmpty && <p className="py-10 text-center text-muted">{t('history.emptyKind')}</p>}
        {history.entries && <Days history={history} timezone={timezone} onOpen={setDetail} />}
      </div>
      {history.entries && history.entries.length > 0 && <Clear onClear={history.clear} />}
      {renderDetail(detail, () => setDetail(null))}
    </>
  )
}

interface DaysProps {
  readonly history: ReturnType<typeof useHistory>
  readonly timezone: Timezone
  readonly onOpen: (product: Product) => void
}

function Days({ history, timezone, onOpen }: DaysProps) {
  const { t, language } = useTranslation()
  const today = dayOf(new Date(), timezone)
  const nameOf = (day: string): string => {
    const ago = daysAgo(day, today)
    if (ago === 0) return t('history.today')
    return ago === 1 ? t('history.yesterday') : formatDay(day, language)
  }
  const act = (entry: HistoryEntry) => (change: Parameters<typeof history.change>[1], name: string) =>
    void history.change(entry, change, name)
  return (
    <>
      {byDay(history.entries ?? [], timezone).map(({ day, entries }) => (
        <section key={day} className="mb-8">
          <h2 className="headline mb-1 text-18">{nameOf(day)}</h2>
          <ul>
            {entries.map((entry) => (
              <HistoryRow
                key={entry.product.id}
                entry={entry}
                timezone={timezone}
                isBusy={history.busy === entry.product.id}
                onOpen={() => onOpen(entry.product)}
                onChange={act(entry)}
              />
            ))}
          </ul>
        </section>
      ))}
      <MorePages
        hasMore={history.hasMore}
        isFetching={history.isFetching}
        hasFailed={history.hasMoreFailed}
        onMore={history.more}
      />
    </>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  const text = isOnline ? {} : { text: t('history.offline') }
  return (
    <EmptyState icon={<WifiOff size={34} />} title={t('history.failed')} {...text}>
      <Button onClick={onRetry}>{t('ui.retry')}</Button>
    </EmptyState>
  )
}

function NothingYet() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<History size={34} />}
      title={t('history.empty')}
      text={t('history.emptyText', { days: HISTORY.days })}
    >
      <Link href={to(PATHS.discovery)} className={buttonLook('solid')}>
        {t('history.toDiscovery')}
      </Link>
    </EmptyState>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t('ui.loading')}</span>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton key={row} className="h-24" />
      ))}
    </div>
  )
}

function Clear({ onClear }: { readonly onClear: () => Promise<boolean> }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    const isDone = await onClear()
    setBusy(false)
    if (isDone) setAsking(false)
  }
  return (
    <div className="mt-4 flex justify-center">
      <Button tone="ghost" size="s" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden size={18} />
        {t('history.clear')}
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('history.clearTitle')}
        text={t('history.clearText')}
        confirmLabel={t('history.clear')}
        onConfirm={() => void confirm()}
        busy={isBusy}
      />
    </div>
  )
}
