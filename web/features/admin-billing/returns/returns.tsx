import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { toAdmin } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChoiceChip } from '#web/ui/buttons/chip.tsx'
import { ActForm } from '#web/ui/desk/act-form.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { oneIn } from '#web/ui/page/address-values.ts'
import { Link } from '#web/ui/page/link.tsx'
import { useAreaQuery } from '../address.ts'
import { tellAnswer } from '../requests/tell-answer.ts'

const RETURNS = '/api/admin/billing/credit-returns'
type Return = Answer<'GET /api/admin/billing/credit-returns'>['returns'][number]
const OF = ['open', 'decided'] as const

/** Bought credit that brands ask back. */
export function Returns() {
  const { t } = useTranslation()
  const { query, set } = useAreaQuery()
  const of = oneIn(query, 'of', OF) ?? 'open'
  const { data, isError, refetch } = useQuery({
    queryKey: [RETURNS, of],
    queryFn: ({ signal }) => call('GET /api/admin/billing/credit-returns', { query: { of }, signal }),
  })
  return (
    <section aria-label={t('money.view-returns')}>
      <div className="mb-4 flex flex-wrap gap-2 *:px-4! *:text-14!">
        {OF.map((each) => (
          <ChoiceChip key={each} pressed={each === of} onPress={() => set({ of: each })}>
            {t(`money.returns-${each}`)}
          </ChoiceChip>
        ))}
      </div>
      {!data && isError && <RetryRow text={t('money.failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-40" />}
      {data?.returns.length === 0 && (
        <p className="border-y border-line py-5 text-14 text-muted">{t(`money.returnsNone-${of}`)}</p>
      )}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {data?.returns.map((asked) => (
          <Row key={asked.id} asked={asked} />
        ))}
      </ul>
    </section>
  )
}

function Row({ asked }: { readonly asked: Return }) {
  const { t, language } = useTranslation()
  const moment = useMoment()
  const { brand, cents, grossCents, reason, askedAt, decidedAt, state, answer, parts } = asked
  return (
    <li className="grid gap-3 py-4 text-14 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link
            href={toAdmin('billing', { view: 'accounts', id: brand.id })}
            className="link font-[650] [overflow-wrap:anywhere]"
          >
            {brand.name}
          </Link>
          <span className="tabular font-[650]">
            {t('money.returnAmount', { net: formatCents(cents, language), gross: formatCents(grossCents, language) })}
          </span>
        </p>
        <p className="mt-1 [overflow-wrap:anywhere]">{reason}</p>
        <p className="tabular mt-1 text-12 text-muted">
          {t('money.returnAsked', { moment: moment(askedAt) })}
          {decidedAt && ` · ${t(`money.return-${state}`)}, ${moment(decidedAt)}`}
          {answer && ` · ${answer}`}
        </p>
        <ul className="tabular mt-1 text-12 text-muted">
          {parts.map((part) => (
            <li key={part.purchaseId}>
              <Link href={toAdmin('billing', { view: 'purchases', id: part.purchaseId })} className="link">
                {t('money.returnPart', { amount: formatCents(part.grossCents, language), moment: moment(part.paidAt) })}
              </Link>
              {part.refund && ` · ${t(`money.refund-${part.refund}`)}`}
            </li>
          ))}
        </ul>
      </div>
      {decidedAt === null && <Decide asked={asked} />}
    </li>
  )
}

function Decide({ asked: { id, brand, grossCents } }: { readonly asked: Return }) {
  const { t, language } = useTranslation()
  const client = useQueryClient()
  const [step, setStep] = useState<'accept' | 'refuse' | null>(null)
  const amount = formatCents(grossCents, language)
  const close = async () => {
    setStep(null)
    await client.invalidateQueries({ queryKey: [RETURNS] })
  }
  const done = async (title: string) => {
    showToast({ title })
    await close()
  }
  return (
    <div className="flex flex-wrap gap-2 *:flex-1 md:*:flex-none">
      <Button size="s" onClick={() => setStep('accept')}>
        {t('money.refund')}
      </Button>
      <Button size="s" tone="outline" onClick={() => setStep('refuse')}>
        {t('money.returnRefuse')}
      </Button>
      <Sheet
        open={step === 'accept'}
        onClose={() => setStep(null)}
        side="right"
        title={t('money.returnAcceptTitle', { amount, brand: brand.name })}
      >
        <p className="mb-5 text-14 text-muted">{t('money.returnAcceptText')}</p>
        <ActForm
          verb={t('money.refundNow', { amount })}
          hint={t('money.reasonStaff')}
          onSend={async (act) => {
            const answer = await call('POST /api/admin/billing/credit-returns/{id}/accept', {
              params: { id },
              body: act,
            })
            tellAnswer(answer, t, { done: t('money.refundOrdered', { amount, brand: brand.name }), language })
            await close()
          }}
        />
      </Sheet>
      <Sheet open={step === 'refuse'} onClose={() => setStep(null)} side="right" title={t('money.returnRefuse')}>
        <ActForm
          verb={t('money.returnRefuse')}
          tone="danger"
          hint={t('money.returnReason')}
          onSend={async ({ reason }) => {
            await call('POST /api/admin/billing/credit-returns/{id}/refuse', { params: { id }, body: { reason } })
            await done(t('money.returnRefused'))
          }}
        />
      </Sheet>
    </div>
  )
}
