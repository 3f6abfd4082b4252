import { useState } from 'react'
import { CONTEST } from '#contract/campaigns.limits.ts'
import type { ClickReceipt } from '#contract/click-receipts.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Fact, Facts } from '#web/ui/desk/facts.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { euros } from '../money.ts'
import { outcomeKey, reasonKey } from './receipt-words.ts'
import { useReceiptsRefresh } from './use-receipts.ts'

/** All of one receipt, and the way to contest it. */
export function ReceiptPanel({ receipt }: { readonly receipt: ClickReceipt }) {
  const { t, language } = useTranslation()
  const moment = useMoment()
  const { bidCents, secondRankCents, chargedCents, refund, contest, seenAt } = receipt
  const amount = (cents: number | null) => (cents === null ? '–' : euros(cents, language))
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="tabular text-28 leading-tight font-[750]">{amount(chargedCents)}</p>
        <p className="text-14 font-[600]">{t(outcomeKey(receipt))}</p>
        <p className="text-14 text-muted">{t(reasonKey(receipt))}</p>
      </div>
      <Facts>
        <Fact name={t('campaigns.when')}>{moment(receipt.at)}</Fact>
        <Fact name={t('campaigns.seen')}>{seenAt ? moment(seenAt) : t('campaigns.seenNot')}</Fact>
        <Fact name={t('campaigns.product')}>{receipt.product.name}</Fact>
        <Fact name={t('campaigns.name')}>{receipt.campaign?.name ?? '–'}</Fact>
        <Fact name={t('campaigns.column-bid')}>{amount(bidCents)}</Fact>
        <Fact name={t('campaigns.second')}>
          {secondRankCents === null ? t('campaigns.secondNone') : amount(secondRankCents)}
        </Fact>
        {refund && <Fact name={t('campaigns.refundedAt')}>{moment(refund.at)}</Fact>}
        <Fact name={t('campaigns.clickKey')}>{receipt.clickKey}</Fact>
      </Facts>
      {chargedCents > 0 && <p className="text-14 text-muted">{t('campaigns.priceWhy')}</p>}
      {contest && <Contested contest={contest} />}
      {receipt.contestableUntil && <ContestForm receipt={receipt} until={receipt.contestableUntil} />}
    </div>
  )
}

function Contested({ contest }: { readonly contest: NonNullable<ClickReceipt['contest']> }) {
  const { t } = useTranslation()
  const moment = useMoment()
  return (
    <section className="rounded-control border border-line p-4 text-14">
      <h3 className="font-[650]">{t(`campaigns.contest-${contest.state}`)}</h3>
      <p className="tabular mt-1 text-muted">{t('campaigns.contestedAt', { moment: moment(contest.openedAt) })}</p>
      <p className="mt-2 [overflow-wrap:anywhere]">{contest.reason}</p>
      {contest.decision !== '' && (
        <p className="mt-2 [overflow-wrap:anywhere]">
          <span className="font-[600]">{t('campaigns.decision')}</span> {contest.decision}
        </p>
      )}
    </section>
  )
}

interface ContestFormProps {
  readonly receipt: ClickReceipt
  readonly until: string
}

/** "Reklamieren": once, with what speaks against the click. */
function ContestForm({ receipt, until }: ContestFormProps) {
  const { t } = useTranslation()
  const moment = useMoment()
  const refresh = useReceiptsRefresh()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isShort = reason.trim().length < CONTEST.reason.least
  const send = async () => {
    setChecked(true)
    if (isShort) return
    setBusy(true)
    try {
      await call('POST /api/brand/ad-clicks/{id}/contest', {
        params: { id: `${receipt.id}` },
        body: { reason: reason.trim() },
      })
      showToast({ title: t('campaigns.contestSent') })
      await refresh()
    } catch (error) {
      showFailure(error, t, t('campaigns.failed'))
    } finally {
      setBusy(false)
    }
  }
  if (!isOpen) {
    return (
      <div className="flex flex-col items-start gap-2">
        <Button tone="outline" onClick={() => setOpen(true)}>
          {t('campaigns.contest')}
        </Button>
        <p className="tabular text-14 text-muted">{t('campaigns.contestUntil', { moment: moment(until) })}</p>
      </div>
    )
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        label={t('campaigns.contestReason')}
        hint={t('campaigns.contestHint')}
        className="min-h-24!"
        value={reason}
        maxLength={CONTEST.reason.most}
        error={isChecked && isShort ? t('campaigns.contestShort') : undefined}
        onChange={(event) => {
          setChecked(false)
          setReason(event.target.value)
        }}
      />
      <Button type="submit" busy={isBusy} className="self-start">
        {t('campaigns.contest')}
      </Button>
    </form>
  )
}
