import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CreditReturnState } from '#contract/billing.limits.ts'
import type { OwnReturns } from '#contract/credit-returns.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Moment } from '#web/ui/marks/moment.tsx'
import { AskBackDialog } from './ask-back-dialog.tsx'
import { RETURNS_KEY, useReturns } from './use-credits.ts'

/** Bought credit that the brand asks back, and what became of it. */
export function AskBack() {
  const { t, language } = useTranslation()
  const { data, isError, refetch } = useReturns()
  const [isAsking, setAsking] = useState(false)
  if (!data && isError) return <RetryRow text={t('credits.backFailed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />
  const { availableCents, returns } = data
  const isOpen = returns.some(({ state }) => state === 'asked')
  const amount = formatCents(availableCents, language)
  return (
    <section aria-labelledby="ask-back" className="border-t border-line pt-3">
      <h2 id="ask-back" className="text-18 font-[700]">
        {t('credits.back')}
      </h2>
      <p className="mt-1 mb-2 max-w-prose text-14 text-muted">{t('credits.backText')}</p>
      {!isOpen && (
        <p className="mb-3 font-[600]">
          {availableCents > 0 ? t('credits.backAvailable', { amount }) : t('credits.backNone')}
        </p>
      )}
      {!isOpen && availableCents > 0 && (
        <Button tone="outline" size="s" onClick={() => setAsking(true)}>
          {t('credits.backAsk')}
        </Button>
      )}
      {returns.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {returns.map((one) => (
            <ReturnRow key={one.id} one={one} />
          ))}
        </ul>
      )}
      {isAsking && <AskBackDialog availableCents={availableCents} onClose={() => setAsking(false)} />}
    </section>
  )
}

const DOTS: Readonly<Record<CreditReturnState, string>> = {
  asked: 'bg-muted',
  withdrawn: 'bg-edge',
  refused: 'bg-signal',
  accepted: 'bg-volt',
  'paid-back': 'bg-volt',
  failed: 'bg-signal',
}

function ReturnRow({ one }: { readonly one: OwnReturns['returns'][number] }) {
  const { t, language } = useTranslation()
  const { id, state, cents, grossCents, reason, answer, askedAt } = one
  const money = (amount: number) => formatCents(amount, language)
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-[600]">
          <span aria-hidden className={`mr-1.5 inline-block size-2 rounded-pill ring-1 ring-edge ${DOTS[state]}`} />
          {t(`credits.back-${state}`)}
        </p>
        <p className="text-14 text-muted [overflow-wrap:anywhere]">
          <Moment at={askedAt} /> · {reason}
        </p>
        {answer && <p className="mt-1 text-14 [overflow-wrap:anywhere]">{answer}</p>}
        {state === 'asked' && <Withdraw id={id} amount={money(cents)} />}
      </div>
      <p className="tabular shrink-0 text-right font-[600]">
        {money(cents)}
        <span className="block text-12 font-[400] text-muted">
          {t('credits.backGross', { amount: money(grossCents) })}
        </span>
      </p>
    </li>
  )
}

function Withdraw({ id, amount }: { readonly id: string; readonly amount: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const withdraw = async () => {
    setBusy(true)
    try {
      const answer = await call('POST /api/brand/credit-returns/{id}/withdraw', { params: { id } })
      client.setQueryData(RETURNS_KEY, answer)
      void client.invalidateQueries({ queryKey: ['/api/brand/wallet'] })
      showToast({ title: t('credits.backWithdrawn') })
    } catch (error) {
      showFailure(error, t, t('credits.backSendFailed'))
      void client.invalidateQueries({ queryKey: RETURNS_KEY })
    }
    setBusy(false)
  }
  return (
    <Button
      tone="ghost"
      size="s"
      className="-ml-4"
      busy={isBusy}
      aria-label={t('credits.backWithdrawOf', { amount })}
      onClick={() => void withdraw()}
    >
      {t('credits.backWithdraw')}
    </Button>
  )
}
