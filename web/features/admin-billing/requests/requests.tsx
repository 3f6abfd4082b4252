import { useState } from 'react'
import { FOUR_EYES } from '#contract/money-requests.limits.ts'
import { call } from '#web/api/call.ts'
import { useStaffRole } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { toAdmin } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChoiceChip } from '#web/ui/buttons/chip.tsx'
import { ActForm } from '#web/ui/desk/act-form.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { oneIn } from '#web/ui/page/address-values.ts'
import { Link } from '#web/ui/page/link.tsx'
import { useAreaQuery } from '../address.ts'
import { type ListedRequest, useRequests, useRequestsRefresh } from './use-requests.ts'

const OF = ['open', 'decided'] as const

/** Trust S43: what one member of staff asked for and a second one confirms. */
export function Requests() {
  const { t, language } = useTranslation()
  const { query, set } = useAreaQuery()
  const of = oneIn(query, 'of', OF) ?? 'open'
  const { data, isError, refetch } = useRequests(of)
  const amount = formatCents(FOUR_EYES.aloneCents, language)
  return (
    <section aria-label={t('money.view-requests')}>
      <p className="mb-4 max-w-2xl text-14 text-muted">{t('money.requestsWhat', { amount, hours: FOUR_EYES.hours })}</p>
      <div className="mb-4 flex flex-wrap gap-2 *:px-4! *:text-14!">
        {OF.map((each) => (
          <ChoiceChip key={each} pressed={each === of} onPress={() => set({ of: each })}>
            {t(`money.returns-${each}`)}
          </ChoiceChip>
        ))}
      </div>
      {!data && isError && <RetryRow text={t('money.failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-40" />}
      {data?.requests.length === 0 && (
        <p className="border-y border-line py-5 text-14 text-muted">{t(`money.requestsNone-${of}`)}</p>
      )}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {data?.requests.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </ul>
    </section>
  )
}

function Row({ request }: { readonly request: ListedRequest }) {
  const { t, language } = useTranslation()
  const moment = useMoment()
  const { kind, brand, subjectId, cents, reason, askedAt, askedBy, takesEffectAt, state, answer } = request
  const { decidedAt, decidedBy } = request
  const name = (person: ListedRequest['askedBy']) =>
    person ? (person.isSelf ? t('money.requestSelf') : person.username) : t('money.requestGone')
  const views = { grant: 'accounts', refund: 'purchases', return: 'returns' } as const
  return (
    <li className="grid gap-3 py-4 text-14 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link
            href={toAdmin('billing', { view: views[kind], ...(kind !== 'return' && { id: subjectId }) })}
            className="link inline-block py-1 font-[650] [overflow-wrap:anywhere]"
          >
            {t(`money.request-${kind}`, { brand: brand.name })}
          </Link>
          <span className="tabular font-[650]">{formatCents(cents, language)}</span>
        </p>
        <p className="mt-1 [overflow-wrap:anywhere]">{reason}</p>
        <p className="tabular mt-1 text-12 text-muted [overflow-wrap:anywhere]">
          {t('money.requestAsked', { name: name(askedBy), moment: moment(askedAt) })}
          {decidedAt && ` · ${t(`money.requestState-${state}`)}, ${moment(decidedAt)}`}
          {decidedAt && decidedBy && ` · ${name(decidedBy)}`}
          {answer && state !== 'failed' && ` · ${answer}`}
        </p>
        {state === 'open' && (
          <p className="mt-1 text-12 font-[600]">
            {takesEffectAt ? t('money.requestAlone', { moment: moment(takesEffectAt) }) : t('money.requestSecond')}
          </p>
        )}
      </div>
      {state === 'open' && <Decide request={request} />}
    </li>
  )
}

type Step = 'confirm' | 'refuse'

function Decide({ request }: { readonly request: ListedRequest }) {
  const { t, language } = useTranslation()
  const refresh = useRequestsRefresh()
  const mayWithdrawAll = useStaffRole() === 'superadmin'
  const [step, setStep] = useState<Step | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { id, cents, brand, askedBy, isForCaller, reason, kind } = request
  const params = { id }
  const amount = formatCents(cents, language)
  const done = async (title: string) => {
    showToast({ title })
    setStep(null)
    await refresh()
  }
  const withdraw = async () => {
    setBusy(true)
    try {
      await call('POST /api/admin/billing/requests/{id}/withdraw', { params })
      await done(t('money.requestWithdrawn'))
    } catch (error) {
      showFailure(error, t, t('admin.failed'))
      await refresh()
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap gap-2 *:flex-1 md:*:flex-none">
      {isForCaller && (
        <>
          <Button size="s" onClick={() => setStep('confirm')}>
            {t('money.requestConfirm')}
          </Button>
          <Button size="s" tone="outline" onClick={() => setStep('refuse')}>
            {t('money.returnRefuse')}
          </Button>
        </>
      )}
      {(askedBy?.isSelf || mayWithdrawAll) && (
        <Button size="s" tone="outline" busy={isBusy} onClick={() => void withdraw()}>
          {t('money.requestWithdraw')}
        </Button>
      )}
      <Sheet
        open={step !== null}
        onClose={() => setStep(null)}
        side="right"
        title={t(step === 'refuse' ? 'money.returnRefuse' : 'money.requestConfirm')}
      >
        <p className="font-[650] [overflow-wrap:anywhere]">
          {t(`money.request-${kind}`, { brand: brand.name })}, {amount}
        </p>
        <p className="mt-1 mb-5 text-14 text-muted [overflow-wrap:anywhere]">{reason}</p>
        {step === 'confirm' && (
          <ActForm
            verb={t('money.requestConfirmNow', { amount })}
            hint={t('money.reasonStaff')}
            onSend={async (body) => {
              await call('POST /api/admin/billing/requests/{id}/confirm', { params, body })
              await done(t('money.requestConfirmed', { amount }))
            }}
          />
        )}
        {step === 'refuse' && (
          <ActForm
            verb={t('money.returnRefuse')}
            tone="danger"
            hint={t('money.reasonStaff')}
            onSend={async ({ reason: answer }) => {
              await call('POST /api/admin/billing/requests/{id}/refuse', { params, body: { reason: answer } })
              await done(t('money.requestRefused'))
            }}
          />
        )}
      </Sheet>
    </div>
  )
}
