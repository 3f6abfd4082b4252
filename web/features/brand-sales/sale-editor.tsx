import { useRef, useState } from 'react'
import type { BrandSale } from '#contract/brand-sales.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { go } from '#web/ui/page/navigation.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { draftOf, formOf, newDraft, problemsOf, type SaleDraft } from './sale-draft.ts'
import { SaleEffects } from './sale-effects.tsx'
import { ChoiceFields, PeriodFields, TermsFields } from './sale-fields.tsx'
import { usePreview, useSalesRefresh } from './use-sales.ts'

interface SaleEditorProps {
  /** Null: a new one. */
  readonly sale: BrandSale | null
  /** Products that are chosen at first. */
  readonly productIds: readonly string[]
  readonly timezone: Timezone
}

/** The form of a sale, with the live answer of the engine. */
export function SaleEditor({ sale, productIds, timezone }: SaleEditorProps) {
  const { t } = useTranslation()
  const refresh = useSalesRefresh()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() => (sale ? draftOf(sale) : newDraft(productIds, Date.now())))
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isRunning = sale?.state === 'running'
  const problems = problemsOf(draft, isRunning ? sale.startsAt : null, Date.now())
  const errors = isChecked ? problems : {}
  const set = (changes: Partial<SaleDraft>) => {
    setChecked(false)
    setDraft((before) => ({ ...before, ...changes }))
  }
  const send = async () => {
    setChecked(true)
    if (Object.keys(problems).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    setBusy(true)
    try {
      const body = formOf(draft)
      const saved = sale
        ? await call('PUT /api/brand/sales/{id}', {
            params: { id: sale.id },
            body: { version: sale.version, form: body },
          })
        : await call('POST /api/brand/sales', { body })
      await refresh()
      const done = saved.state === 'running' ? t('sales.started') : t('sales.planned')
      showToast({ title: sale ? t('sales.saved') : done })
      go(to(PATHS.sale, { saleId: saved.id }))
    } catch (error) {
      showFailure(error, t, t('sales.failed'))
    } finally {
      setBusy(false)
    }
  }
  const shared = { draft, errors, set }
  const submitLabel = sale ? t('sales.save') : draft.isNow ? t('sales.startSale') : t('sales.planSale')
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {isRunning && <p className="text-14 text-muted">{t('sales.running')}</p>}
      <div className="flex max-w-3xl flex-col gap-5">
        <TermsFields {...shared} />
        <PeriodFields {...shared} timezone={timezone} isRunning={isRunning} />
        <ChoiceFields {...shared} fixed={isRunning ? fixedOf(sale) : null} />
      </div>
      <LivePreview draft={draft} sale={sale} hasProblems={hasPreviewProblem(problems)} timezone={timezone} set={set} />
      <Button type="submit" tone="volt" busy={isBusy} className="self-start max-sm:w-full">
        {submitLabel}
      </Button>
    </form>
  )
}

const fixedOf = ({ form: { choice } }: BrandSale): readonly string[] => (choice.kind === 'products' ? choice.ids : [])

/** The name says nothing about prices. */
const hasPreviewProblem = ({ name: _name, ...rest }: ReturnType<typeof problemsOf>): boolean =>
  Object.keys(rest).length > 0

interface LivePreviewProps {
  readonly draft: SaleDraft
  readonly sale: BrandSale | null
  readonly hasProblems: boolean
  readonly timezone: Timezone
  readonly set: (changes: Partial<SaleDraft>) => void
}

function LivePreview({ draft, sale, hasProblems, timezone, set }: LivePreviewProps) {
  const { t } = useTranslation()
  const { name: _name, ...form } = formOf(draft)
  const asked = useDebounced(hasProblems ? '' : JSON.stringify({ ...form, ...(sale && { id: sale.id }) }))
  const preview = usePreview(asked === '' ? null : (JSON.parse(asked) as Parameters<typeof usePreview>[0]))
  const { choice } = draft
  const remove = (ids: readonly string[]) => {
    if (choice.kind === 'products') set({ choice: { ...choice, ids: choice.ids.filter((id) => !ids.includes(id)) } })
  }
  const canRemove = choice.kind === 'products' && sale?.state !== 'running'
  return (
    <section aria-labelledby="sale-preview" className="border-t border-line pt-6">
      <h2 id="sale-preview" className="mb-4 text-18 font-[700]">
        {t('sales.preview')}
      </h2>
      {preview.isError && <RetryRow text={t('sales.previewFailed')} onRetry={() => void preview.refetch()} />}
      {!preview.isError && asked === '' && <p className="text-muted">{t('sales.previewHint')}</p>}
      {!preview.isError && asked !== '' && !preview.data && <Skeleton className="h-40" />}
      {!preview.isError && asked !== '' && preview.data && (
        <SaleEffects
          preview={preview.data}
          isStale={preview.isPlaceholderData}
          timezone={timezone}
          onRemove={canRemove ? remove : undefined}
        />
      )}
    </section>
  )
}
