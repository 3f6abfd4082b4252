import { useState } from 'react'
import { PLAN_LABELS } from '#contract/first-plan.ts'
import { FOUR_EYES } from '#contract/money-requests.limits.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents, formatChange } from '#web/i18n/money.ts'
import { toAdmin } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { type Act, ActForm } from '#web/ui/desk/act-form.tsx'
import { Fact, Facts } from '#web/ui/desk/facts.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PriceField } from '#web/ui/forms/price-field.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { tellAnswer } from '../requests/tell-answer.ts'
import { PlanOverride } from './plan-override.tsx'
import { type Account, useAccount, useAccountsRefresh } from './use-accounts.ts'

/** Credit, plan and last movements of a brand, and the way to grant it some. */
export function AccountPanel({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useAccount(id)
  if (!data && error)
    return <RetryRow text={shownMessage(error, t, t('money.failed'))} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96" />
  return <Panel account={data} />
}

function Panel({ account }: { readonly account: Account }) {
  const { t, language } = useTranslation()
  const { brand, purchasedCents, bonusCents, debtCents, plan } = account
  const [grants, setGrants] = useState(false)
  const money = (cents: number) => formatCents(cents, language)
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="tabular text-28 leading-tight font-[750]">{money(purchasedCents + bonusCents)}</p>
        <p className="mt-1 font-[600] [overflow-wrap:anywhere]">{brand.name}</p>
      </div>
      <Facts>
        <Fact name={t('credits.bought')}>{money(purchasedCents)}</Fact>
        <Fact name={t('credits.bonus')}>{money(bonusCents)}</Fact>
        {debtCents > 0 && <Fact name={t('money.debt')}>{money(debtCents)}</Fact>}
        <Fact name={t('money.plan')}>
          {plan ? `${PLAN_LABELS[plan.plan]} · ${t(`money.plan-${plan.state}`)}` : '–'}
        </Fact>
        {plan?.periodTo && (
          <Fact name={t('money.periodTo')}>
            <Moment at={plan.periodTo} />
          </Fact>
        )}
      </Facts>
      <PlanOverride account={account} />
      {grants ? (
        <GrantForm account={account} onDone={() => setGrants(false)} />
      ) : (
        <Button tone="outline" className="self-start" onClick={() => setGrants(true)}>
          {t('money.grant')}
        </Button>
      )}
      <Link
        href={toAdmin('billing', { view: 'purchases', q: brand.name })}
        className="link self-start py-1 text-14 [overflow-wrap:anywhere]"
      >
        {t('money.toPurchases', { brand: brand.name })}
      </Link>
      <Entries account={account} />
    </div>
  )
}

interface GrantFormProps {
  readonly account: Account
  readonly onDone: () => void
}

function GrantForm({ account: { brand, grantableCents }, onDone }: GrantFormProps) {
  const { t, language } = useTranslation()
  const refresh = useAccountsRefresh()
  const [cents, setCents] = useState<number | null>(null)
  // The same key for each attempt: a second press grants nothing more.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const most = t('money.grantMost', { amount: formatCents(grantableCents, language) })
  const isAsked = (cents ?? 0) > grantableCents
  const amount = formatCents(cents ?? 0, language)
  const send = async (act: Act) => {
    const params = { id: brand.id }
    const answer = await call('POST /api/admin/billing/brands/{id}/grants', {
      params,
      body: { cents: cents ?? 0, ...act },
      idempotencyKey,
    })
    tellAnswer(answer, t, { done: t('money.granted', { amount, brand: brand.name }), language })
    await refresh()
    onDone()
  }
  return (
    <section className="rounded-control border border-line p-4">
      <h3 className="mb-3 font-[700]">{t('money.grant')}</h3>
      <ActForm
        verb={cents === null ? t('money.grant') : t(isAsked ? 'money.grantAsk' : 'money.grantNow', { amount })}
        hint={t('money.reasonBrand')}
        isIncomplete={cents === null}
        onSend={send}
      >
        {(hasTried) => (
          <PriceField
            label={t('money.grantCents')}
            hint={most}
            cents={cents}
            mostCents={FOUR_EYES.mostCents}
            error={hasTried && cents === null ? most : undefined}
            onChange={setCents}
          />
        )}
      </ActForm>
    </section>
  )
}

function Entries({ account: { entries } }: { readonly account: Account }) {
  const { t, language } = useTranslation()
  return (
    <section>
      <h3 className="mb-1 font-[700]">{t('money.lastEntries')}</h3>
      {entries.length === 0 && <p className="text-14 text-muted">{t('money.entriesNone')}</p>}
      <ul className="divide-y divide-line border-y border-line text-14 empty:hidden">
        {entries.map(({ id, kind, at, purchasedCents, bonusCents, reason }) => (
          <li key={id} className="flex items-start gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="block font-[600]">{t(`credits.kind-${kind}`)}</span>
              <span className="block text-12 text-muted [overflow-wrap:anywhere]">
                <Moment at={at} />
                {reason && ` · ${reason}`}
              </span>
            </span>
            <span className="tabular shrink-0 font-[600]">{formatChange(purchasedCents + bonusCents, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
