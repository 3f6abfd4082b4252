import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { AutoTopup } from '#contract/auto-topup.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { AutoTopUpForm, type Chosen } from './auto-top-up-form.tsx'
import { AUTO_KEY, useAutoTopup, usePackages } from './use-credits.ts'

/** Product 10: credit that is bought by itself with the saved card. Where nothing is sold, and nothing was chosen, it is left out. */
export function AutoTopUp() {
  const { t } = useTranslation()
  const { data: auto, isError, refetch } = useAutoTopup()
  const { data: offer } = usePackages(true)
  if (!auto && isError) return <RetryRow text={t('credits.autoFailed')} onRetry={() => void refetch()} />
  if (!auto || !offer) return <Skeleton className="h-60" />
  if (offer.sells === null && auto.version === 0) return null
  return (
    <section aria-labelledby="auto-top-up" className="scroll-mt-20 border-t border-line pt-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="auto-top-up" className="text-18 font-[700]">
          {t('credits.auto')}
        </h2>
        <State auto={auto} />
      </div>
      <p className="mt-1 mb-4 max-w-prose text-14 text-muted">{t('credits.autoText')}</p>
      {auto.pausedFor !== null && (
        <p className="mb-4 flex gap-2.5 rounded-control border border-signal bg-surface px-4 py-3 text-14 text-signal-text">
          <CircleAlert aria-hidden size={20} className="shrink-0" />
          {t(`credits.pause-${auto.pausedFor}`)}
        </p>
      )}
      <Form auto={auto} packages={offer.packages} />
    </section>
  )
}

function State({ auto }: { readonly auto: AutoTopup }) {
  const { t, language } = useTranslation()
  const { isOn, pausedFor, usedCents, capCents, isBuying } = auto
  const [word, dot] =
    isOn && pausedFor === null
      ? ([t('credits.autoOn'), 'bg-volt'] as const)
      : isOn
        ? ([t('credits.autoPaused'), 'bg-signal'] as const)
        : ([t('credits.autoOff'), 'bg-edge'] as const)
  const used = { used: formatCents(usedCents, language), cap: formatCents(capCents, language) }
  return (
    <p className="text-14 text-muted">
      <span aria-hidden className={`mr-1.5 inline-block size-2 rounded-pill ring-1 ring-edge ${dot}`} />
      {word}
      {(isOn || usedCents > 0) && ` · ${t('credits.autoUsed', used)}`}
      {isBuying && ` · ${t('credits.autoBuying')}`}
    </p>
  )
}

interface FormProps {
  readonly auto: AutoTopup
  readonly packages: Parameters<typeof AutoTopUpForm>[0]['packages']
}

function Form({ auto, packages }: FormProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const save = async (isOn: boolean, { thresholdCents, amount, capCents }: Chosen) => {
    setBusy(true)
    try {
      const body = { version: auto.version, isOn, thresholdCents, amount, capCents }
      client.setQueryData(AUTO_KEY, await call('PUT /api/brand/auto-topup', { body }))
      showToast({ title: t(isOn ? 'credits.autoSaved' : 'credits.autoStopped') })
    } catch (error) {
      showFailure(error, t, t('credits.autoSaveFailed'))
      // Another member may have saved it meanwhile.
      void client.invalidateQueries({ queryKey: AUTO_KEY })
    }
    setBusy(false)
  }
  return (
    <AutoTopUpForm
      key={auto.version}
      auto={auto}
      packages={packages}
      isBusy={isBusy}
      onSave={(chosen) => void save(true, chosen)}
      // What was typed and not saved stays out of it.
      onStop={() => void save(false, auto)}
    />
  )
}
