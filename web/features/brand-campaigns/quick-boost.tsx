import { useState } from 'react'
import { CAMPAIGN } from '#contract/campaigns.limits.ts'
import { call } from '#web/api/call.ts'
import { formatRoundPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { PriceField } from '#web/ui/forms/price-field.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { go } from '#web/ui/page/navigation.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { ExpectedClicks } from './expected-clicks.tsx'
import { euros } from './money.ts'
import { problemText } from './problem-text.ts'
import { type Planned, useCampaigns, useCampaignsRefresh, useEstimate } from './use-campaigns.ts'

interface QuickBoostProps {
  /** Null: closed. */
  readonly product: { readonly id: string; readonly name: string } | null
  readonly onClose: () => void
}

/** Product 5: boosts one product for a week, in two presses. */
export function QuickBoost({ product, onClose }: QuickBoostProps) {
  const { t } = useTranslation()
  return (
    <Sheet
      open={product !== null}
      onClose={onClose}
      side="bottom"
      title={t('campaigns.quickTitle')}
      description={product?.name ?? ''}
    >
      {product && <Choice key={product.id} productId={product.id} onDone={onClose} />}
    </Sheet>
  )
}

const [SMALL, LARGE] = CAMPAIGN.quickDailyCents
type Amount = 'small' | 'large' | 'own'

interface ChoiceProps {
  readonly productId: string
  readonly onDone: () => void
}

function Choice({ productId, onDone }: ChoiceProps) {
  const { t, language } = useTranslation()
  const [amount, setAmount] = useState<Amount>('small')
  const [own, setOwn] = useState<number | null>(null)
  const [isChecked, setChecked] = useState(false)
  const { isBusy, start } = useQuickStart(onDone)
  const cents = amount === 'small' ? SMALL : amount === 'large' ? LARGE : own
  const { least, most } = CAMPAIGN.dailyBudget
  const isPossible = cents !== null && cents >= least && cents <= most
  const asked = useDebounced(isPossible ? `${cents}` : '')
  const planned: Planned | null =
    asked === '' ? null : { productIds: [productId], bidCents: null, dailyBudgetCents: Number(asked), genders: [] }
  const estimate = useEstimate(planned)
  const problem = estimate.data?.problems[0]?.problem
  if (problem) return <NotPossible productId={productId} text={problemText(problem, t)} />
  const options = [
    { value: 'small', label: t('campaigns.quickDaily', { amount: formatRoundPrice(SMALL / 100, language) }) },
    { value: 'large', label: t('campaigns.quickDaily', { amount: formatRoundPrice(LARGE / 100, language) }) },
    { value: 'own', label: t('campaigns.quickOwn') },
  ] as const
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (isPossible) void start(productId, cents)
      }}
    >
      <Segmented<Amount> label={t('campaigns.daily')} value={amount} options={options} onChange={setAmount} />
      {amount === 'own' && (
        <PriceField
          label={t('campaigns.quickOwn')}
          cents={own}
          mostCents={most}
          error={
            isChecked && !isPossible
              ? t('campaigns.needDaily', { least: euros(least, language), most: euros(most, language) })
              : undefined
          }
          onChange={(next) => {
            setChecked(false)
            setOwn(next)
          }}
        />
      )}
      <ExpectedClicks found={estimate} hint={isPossible ? null : t('campaigns.quickAmount')} />
      {isPossible && (
        <p className="tabular text-14">
          {t('campaigns.quickMost', {
            days: CAMPAIGN.quickDays,
            amount: euros(cents * CAMPAIGN.quickDays, language),
          })}
        </p>
      )}
      <CreditNote />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button type="submit" tone="volt" busy={isBusy}>
          {t('campaigns.start')}
        </Button>
        <Link
          href={to(PATHS.campaign, { campaignId: 'new' }, { product: productId })}
          className={buttonLook('outline')}
        >
          {t('campaigns.quickMore')}
        </Link>
      </div>
    </form>
  )
}

function useQuickStart(onDone: () => void) {
  const { t } = useTranslation()
  const refresh = useCampaignsRefresh()
  const [isBusy, setBusy] = useState(false)
  const start = async (productId: string, dailyBudgetCents: number) => {
    setBusy(true)
    try {
      const made = await call('POST /api/brand/campaigns/quick', { body: { productId, dailyBudgetCents } })
      await refresh()
      onDone()
      showToast({
        title: t('campaigns.started'),
        action: {
          label: t('campaigns.open'),
          hint: t('campaigns.openHint'),
          press: () => go(to(PATHS.campaign, { campaignId: made.id })),
        },
      })
    } catch (error) {
      showFailure(error, t, t('campaigns.failed'))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, start }
}

/** What there is to pay it from. */
function CreditNote() {
  const { t, language } = useTranslation()
  const { data } = useCampaigns()
  if (!data) return null
  const { creditCents } = data
  const text =
    creditCents === null
      ? t('campaigns.creditDebt')
      : creditCents === 0
        ? t('campaigns.noCredit')
        : t('campaigns.creditIs', { amount: euros(creditCents, language) })
  return <p className="tabular text-14 text-muted">{text}</p>
}

function NotPossible({ productId, text }: { readonly productId: string; readonly text: string }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="font-[600]">{t('campaigns.quickNot')}</p>
      <p className="text-muted">{text}</p>
      <Link href={to(PATHS.editProduct, { productId })} className={buttonLook('outline')}>
        {t('campaigns.mend')}
      </Link>
    </div>
  )
}
