import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { type Contest, type StaffAds, useStaffAdsRefresh } from './use-staff-ads.ts'

interface Decided {
  readonly contest: Contest
  readonly isAccepted: boolean
}

/** Clicks that brands contest, with what speaks for and against them. */
export function Contests({ ads: { contests } }: { readonly ads: StaffAds }) {
  const { t } = useTranslation()
  const mayDecide = useStaffRight('money')
  const [deciding, setDeciding] = useState<Decided | null>(null)
  if (contests.length === 0) {
    return <p className="border-y border-line py-5 text-14 text-muted">{t('staffads.contestsNone')}</p>
  }
  return (
    <section aria-label={t('staffads.view-contests')}>
      <ul className="divide-y divide-line border-y border-line">
        {contests.map((contest) => (
          <li key={contest.clickId} className="grid gap-3 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
            <Facts contest={contest} />
            {mayDecide && (
              <div className="flex flex-wrap gap-2 *:flex-1 md:*:flex-none">
                <Button size="s" onClick={() => setDeciding({ contest, isAccepted: true })}>
                  {t('staffads.accept')}
                </Button>
                <Button size="s" tone="outline" onClick={() => setDeciding({ contest, isAccepted: false })}>
                  {t('staffads.refuse')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Sheet
        open={deciding !== null}
        onClose={() => setDeciding(null)}
        side="right"
        title={t(deciding?.isAccepted ? 'staffads.accept' : 'staffads.refuse')}
      >
        {deciding && <Decision key={deciding.contest.clickId} {...deciding} onDone={() => setDeciding(null)} />}
      </Sheet>
    </section>
  )
}

function Facts({ contest }: { readonly contest: Contest }) {
  const { t, language } = useTranslation()
  const moment = useMoment()
  const { brand, product, clickedAt, seenAt, chargedCents, reason, openedAt, clicksOfUser, clicksOfAddress } = contest
  return (
    <div className="min-w-0 text-14">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-[650] [overflow-wrap:anywhere]">{brand.name}</span>
        <span className="min-w-0 [overflow-wrap:anywhere] text-muted">{product}</span>
        <span className="tabular font-[650]">{formatCents(chargedCents, language)}</span>
      </p>
      <p className="mt-1 [overflow-wrap:anywhere]">{reason}</p>
      <p className="tabular mt-1 text-12 text-muted">
        {t('staffads.contestFacts', {
          clicked: moment(clickedAt),
          seen: seenAt ? moment(seenAt) : '–',
          opened: moment(openedAt),
        })}
      </p>
      <p className="tabular text-12 text-muted">
        {t('staffads.contestClicks', { count: clicksOfUser, address: clicksOfAddress })}
      </p>
    </div>
  )
}

function Decision({ contest, isAccepted, onDone }: Decided & { readonly onDone: () => void }) {
  const { t, language } = useTranslation()
  const refresh = useStaffAdsRefresh()
  const amount = formatCents(contest.chargedCents, language)
  return (
    <div className="flex flex-col gap-6">
      <Facts contest={contest} />
      <ActForm
        verb={isAccepted ? t('staffads.acceptNow', { amount }) : t('staffads.refuseNow')}
        hint={t('staffads.reasonBrand')}
        onSend={async (act) => {
          const params = { id: `${contest.clickId}` }
          await call('POST /api/admin/ad-clicks/{id}/decision', { params, body: { isAccepted, ...act } })
          showToast({ title: t(isAccepted ? 'staffads.accepted' : 'staffads.refused') })
          await refresh()
          onDone()
        }}
      />
    </div>
  )
}
