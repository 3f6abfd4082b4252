import { useState } from 'react'
import { CAMPAIGN, PACINGS } from '#contract/campaigns.limits.ts'
import { GENDERS, type Timezone } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { localTime, momentOf } from '#web/i18n/zoned-time.ts'
import { ChoiceChip } from '#web/ui/buttons/chip.tsx'
import { PriceField, plainPrice } from '#web/ui/forms/price-field.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import type { CampaignDraft, Problems } from './campaign-draft.ts'
import { amountRange, euros } from './money.ts'
import type { useEstimate } from './use-campaigns.ts'

const PAIR = 'grid gap-4 *:min-w-0 sm:grid-cols-2'

export interface FieldsProps {
  readonly draft: CampaignDraft
  readonly errors: Problems
  readonly set: (changes: Partial<CampaignDraft>) => void
}

interface MoneyProps extends FieldsProps {
  readonly estimate: ReturnType<typeof useEstimate>['data']
}

/** Budgets and bid. */
export function MoneyFields({ draft, errors, set, estimate }: MoneyProps) {
  const { t, language } = useTranslation()
  const limits = ({ least, most }: { readonly least: number; readonly most: number }) => ({
    least: euros(least, language),
    most: euros(most, language),
  })
  const { bid, dailyBudget, totalBudget } = CAMPAIGN
  const usual = estimate?.usualBidCents
  return (
    <>
      <div className={PAIR}>
        <PriceField
          label={t('campaigns.daily')}
          hint={t('campaigns.dailyHint')}
          cents={draft.dailyBudgetCents}
          mostCents={dailyBudget.most}
          error={errors.dailyBudgetCents && t('campaigns.needDaily', limits(dailyBudget))}
          onChange={(dailyBudgetCents) => set({ dailyBudgetCents })}
        />
        <PriceField
          label={t('campaigns.total')}
          hint={t('campaigns.totalHint')}
          cents={draft.totalBudgetCents}
          mostCents={totalBudget.most}
          error={errors.totalBudgetCents && t('campaigns.needTotal', limits(totalBudget))}
          onChange={(totalBudgetCents) => set({ totalBudgetCents })}
        />
      </div>
      <div className={PAIR}>
        <PriceField
          label={t('campaigns.bid')}
          placeholder={estimate ? plainPrice(estimate.suggestedBidCents, language) : undefined}
          hint={
            <>
              {t('campaigns.bidHint')}{' '}
              {usual &&
                t('campaigns.bidUsual', { range: amountRange(usual, language, (ends) => t('campaigns.fromTo', ends)) })}
            </>
          }
          cents={draft.bidCents}
          mostCents={bid.most}
          error={
            errors.bidCents === 'campaigns.needBidBelowBudget'
              ? t(errors.bidCents)
              : errors.bidCents && t('campaigns.needBid', limits(bid))
          }
          onChange={(bidCents) => set({ bidCents })}
        />
        <Segmented
          label={t('campaigns.pacing')}
          value={draft.pacing}
          options={PACINGS.map((value) => ({ value, label: t(`campaigns.pacing-${value}`) }))}
          onChange={(pacing) => set({ pacing })}
        />
      </div>
    </>
  )
}

interface PeriodProps extends FieldsProps {
  readonly timezone: Timezone
  /** It has begun: only its end can change. */
  readonly hasBegun: boolean
}

/** Start and end to the minute, in the user's time zone. */
export function PeriodFields({ draft, errors, set, timezone, hasBegun }: PeriodProps) {
  const { t } = useTranslation()
  const [before, setBefore] = useState(draft.endsAt)
  return (
    <>
      {!hasBegun && (
        <Segmented
          label={t('campaigns.begin')}
          value={draft.isNow ? 'now' : 'later'}
          options={[
            { value: 'now', label: t('campaigns.startNow') },
            { value: 'later', label: t('campaigns.startLater') },
          ]}
          onChange={(value) => set({ isNow: value === 'now' })}
        />
      )}
      {!hasBegun && !draft.isNow && (
        <TextField
          label={t('campaigns.startsAt')}
          type="datetime-local"
          value={draft.startsAt === null ? '' : localTime(draft.startsAt, timezone)}
          error={errors.startsAt && t(errors.startsAt)}
          onChange={(event) => set({ startsAt: momentOf(event.target.value, timezone) })}
        />
      )}
      <Segmented
        label={t('campaigns.end')}
        value={draft.endsAt === null ? 'never' : 'day'}
        options={[
          { value: 'day', label: t('campaigns.endDay') },
          { value: 'never', label: t('campaigns.endNever') },
        ]}
        onChange={(value) => {
          if (value === 'never') setBefore(draft.endsAt)
          set({ endsAt: value === 'never' ? null : (before ?? weekFrom(Date.now())) })
        }}
      />
      {draft.endsAt !== null && (
        <TextField
          label={t('campaigns.endsAt')}
          hint={timezone.replace('_', ' ')}
          type="datetime-local"
          value={localTime(draft.endsAt, timezone)}
          error={errors.endsAt && t(errors.endsAt)}
          onChange={(event) => set({ endsAt: momentOf(event.target.value, timezone) ?? draft.endsAt })}
        />
      )}
    </>
  )
}

const weekFrom = (nowMs: number): string =>
  new Date(Math.floor(nowMs / 60_000) * 60_000 + CAMPAIGN.quickDays * 86_400_000).toISOString()

/** Audience, name and note. */
export function MoreFields({ draft, set, usualName }: FieldsProps & { readonly usualName: string }) {
  const { t } = useTranslation()
  const toggle = (gender: (typeof GENDERS)[number]) =>
    set({
      genders: draft.genders.includes(gender)
        ? draft.genders.filter((one) => one !== gender)
        : [...draft.genders, gender],
    })
  return (
    <>
      <fieldset className="flex min-w-0 flex-col gap-1.5">
        <legend className="mb-1.5 text-14 font-[600]">{t('campaigns.audience')}</legend>
        <div className="flex flex-wrap gap-2">
          <ChoiceChip pressed={draft.genders.length === 0} onPress={() => set({ genders: [] })}>
            {t('campaigns.everyone')}
          </ChoiceChip>
          {GENDERS.map((gender) => (
            <ChoiceChip key={gender} pressed={draft.genders.includes(gender)} onPress={() => toggle(gender)}>
              {t(`discovery.${gender}`)}
            </ChoiceChip>
          ))}
        </div>
        <p className="text-14 text-muted">{t('campaigns.audienceHint')}</p>
      </fieldset>
      <TextField
        label={t('campaigns.nameLabel')}
        hint={t('campaigns.nameHint')}
        placeholder={usualName}
        value={draft.name}
        maxLength={CAMPAIGN.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextArea
        label={t('campaigns.note')}
        className="min-h-24!"
        value={draft.note}
        maxLength={CAMPAIGN.note}
        onChange={(event) => set({ note: event.target.value })}
      />
    </>
  )
}
