import { useState } from 'react'
import type { BrandSale } from '#contract/brand-sales.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { isNotFound } from '#web/api/call-failure.ts'
import { downloadOfBrand } from '#web/api/download.ts'
import { fileName } from '#web/device/file-name.ts'
import { copyText } from '#web/device/share.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { NothingHere } from '#web/ui/page/not-found.tsx'
import { SaleEditor } from './sale-editor.tsx'
import { SaleEffects } from './sale-effects.tsx'
import { SaleStateMark } from './sale-state.tsx'
import { useSale, useSalesRefresh, useSavedPreview } from './use-sales.ts'

interface SaleViewProps {
  /** Null: a new one. */
  readonly id: string | null
  readonly productIds: readonly string[]
  readonly timezone: Timezone
}

/** One sale: the form while it can be changed, otherwise what it did. */
export function SaleView({ id, productIds, timezone }: SaleViewProps) {
  const { t } = useTranslation()
  const found = useSale(id)
  if (isNotFound(found.error)) return <NothingHere href={PATHS.sales} label={t('workspace.toList')} />
  if (found.isError) return <RetryRow text={t('sales.loadFailed')} onRetry={() => void found.refetch()} />
  if (found.data === undefined) return <Skeleton className="h-96" />
  const sale = found.data
  if (!sale) return <SaleEditor sale={null} productIds={productIds} timezone={timezone} />
  const isOver = sale.state === 'ended' || sale.state === 'cancelled'
  return (
    <div className="flex flex-col gap-6">
      <SaleTools sale={sale} />
      {isOver ? (
        <Over id={sale.id} timezone={timezone} />
      ) : (
        <SaleEditor key={sale.version} sale={sale} productIds={[]} timezone={timezone} />
      )}
    </div>
  )
}

function Over({ id, timezone }: { readonly id: string; readonly timezone: Timezone }) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useSavedPreview(id)
  if (isError) return <RetryRow text={t('sales.previewFailed')} onRetry={() => void refetch()} />
  return data ? (
    <SaleEffects preview={data} isStale={false} isOver timezone={timezone} />
  ) : (
    <Skeleton className="h-40" />
  )
}

/** State, code, evidence, and the end of a sale. */
function SaleTools({ sale }: { readonly sale: BrandSale }) {
  const { t } = useTranslation()
  const { form, state, startsAt, cancelledAt } = sale
  const moment = useMoment()
  const copy = async (code: string) =>
    showToast({ title: (await copyText(code)) ? t('sales.codeCopied') : t('sales.codeCopyFailed') })
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 border-b border-line pb-4 text-14">
      <div className="mr-auto">
        <h2 className="text-18 font-[700] [overflow-wrap:anywhere]">{`${form.name} · −${form.percent}\u00a0%`}</h2>
        <p className="tabular mt-1 flex flex-wrap gap-x-3 text-muted">
          <SaleStateMark state={state} />
          {t('sales.period', { from: moment(startsAt), to: moment(cancelledAt ?? form.endsAt) })}
          {form.promoCode && <span>{form.promoCode}</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {form.promoCode && (
          <Button tone="outline" size="s" onClick={() => void copy(form.promoCode ?? '')}>
            {t('sales.copyCode')}
          </Button>
        )}
        {state !== 'planned' && EVIDENCE.map((kind) => <Evidence key={kind} sale={sale} kind={kind} />)}
        {(state === 'running' || state === 'planned') && <EndSale sale={sale} />}
      </div>
    </div>
  )
}

/** For people and for programs. */
const EVIDENCE = ['pdf', 'csv'] as const

function Evidence({ sale, kind }: { readonly sale: BrandSale; readonly kind: (typeof EVIDENCE)[number] }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const name = `${fileName(sale.form.name)}-${sale.startsAt.slice(0, 10)}.${kind}`
      await downloadOfBrand(`/api/brand/sales/${sale.id}/evidence.${kind}`, name)
    } catch (error) {
      showFailure(error, t, t('sales.evidenceFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button tone="outline" size="s" busy={isBusy} onClick={() => void download()}>
      {t(`sales.evidence-${kind}`)}
    </Button>
  )
}

function EndSale({ sale }: { readonly sale: BrandSale }) {
  const { t } = useTranslation()
  const refresh = useSalesRefresh()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isRunning = sale.state === 'running'
  const { name } = sale.form
  const end = async () => {
    setBusy(true)
    try {
      await call('POST /api/brand/sales/{id}/cancel', { params: { id: sale.id }, body: { version: sale.version } })
      setAsked(false)
      showToast({ title: t('sales.endedNow') })
      await refresh()
    } catch (error) {
      showFailure(error, t, t('sales.failed'))
    } finally {
      setBusy(false)
    }
  }
  const label = isRunning ? t('sales.end') : t('sales.drop')
  return (
    <>
      <Button tone="outline" size="s" onClick={() => setAsked(true)}>
        {label}
      </Button>
      <AlertDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={isRunning ? t('sales.endTitle', { name }) : t('sales.dropTitle', { name })}
        text={isRunning ? t('sales.endText') : t('sales.dropText')}
        confirmLabel={label}
        onConfirm={() => void end()}
        busy={isBusy}
      />
    </>
  )
}
