import { useRef, useState } from 'react'
import type { Campaign } from '#contract/campaigns.ts'
import { DEFAULT_TIMEZONE, type Timezone } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { formatReleaseDate } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { go } from '#web/ui/page/navigation.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { type CampaignDraft, draftOf, formOf, hasBegun, newDraft, problemsOf, usualName } from './campaign-draft.ts'
import { MoneyFields, MoreFields, PeriodFields } from './campaign-fields.tsx'
import { CardPreview } from './card-preview.tsx'
import { ChosenProducts } from './chosen-products.tsx'
import { ExpectedClicks } from './expected-clicks.tsx'
import { type Planned, useCampaignsRefresh, useChosen, useEstimate } from './use-campaigns.ts'

interface CampaignEditorProps {
  /** Null: a new one. */
  readonly campaign: Campaign | null
  /** Products that are chosen at first. */
  readonly productIds: readonly string[]
  readonly timezone: Timezone
  /** Shows the campaign as another member left it. */
  readonly onReload: () => void
}

/** The form of a campaign, with what to expect of it and its card. */
export function CampaignEditor({ campaign, productIds, timezone, onReload }: CampaignEditorProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() =>
    campaign ? draftOf(campaign, Date.now()) : newDraft(productIds, Date.now()),
  )
  const [isChecked, setChecked] = useState(false)
  const chosen = useChosen(draft.productIds)
  const estimate = useLiveEstimate(draft)
  const isBegun = campaign !== null && hasBegun(campaign, Date.now())
  const problems = problemsOf(draft, isBegun ? campaign.form.startsAt : null, Date.now())
  const first = chosen.data?.rows.find(({ id }) => draft.productIds.includes(id))
  const name = usualName(first?.name ?? '…', formatReleaseDate(new Date().toISOString(), DEFAULT_TIMEZONE))
  const { busy, isConflict, save } = useSaving(campaign)
  const set = (changes: Partial<CampaignDraft>) => {
    setChecked(false)
    setDraft((before) => ({ ...before, ...changes }))
  }
  const send = (isStarted: boolean) => {
    setChecked(true)
    if (Object.keys(problems).length > 0 || !estimate.data) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    void save(formOf(draft, { name, bidCents: estimate.data.suggestedBidCents }), isStarted)
  }
  const errors = isChecked ? problems : {}
  const shared = { draft, errors, set }
  const isNew = campaign === null
  return (
    <form
      ref={form}
      noValidate
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]"
      onSubmit={(event) => {
        event.preventDefault()
        send(true)
      }}
    >
      <div className="flex max-w-3xl flex-col gap-5">
        <ChosenProducts
          ids={draft.productIds}
          found={chosen.data}
          error={errors.productIds && t(errors.productIds)}
          onChange={(ids) => set({ productIds: ids })}
        />
        <MoneyFields {...shared} estimate={estimate.data} />
        <PeriodFields {...shared} timezone={timezone} hasBegun={isBegun} />
        <MoreFields {...shared} usualName={name} />
      </div>
      <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-6">
        <ExpectedClicks found={estimate} hint={draft.productIds.length === 0 ? t('campaigns.expectedHint') : null} />
        <CardPreview products={chosen.data?.rows ?? []} timezone={timezone} />
      </div>
      <div className="flex flex-col gap-4 lg:col-span-2">
        {isConflict && <Conflict onReload={onReload} />}
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button type="submit" tone="volt" busy={busy === 'start'}>
            {t(isNew ? 'campaigns.start' : 'campaigns.save')}
          </Button>
          {isNew && (
            <Button tone="outline" busy={busy === 'draft'} onClick={() => send(false)}>
              {t('campaigns.saveDraft')}
            </Button>
          )}
        </div>
        <p className="max-w-2xl text-14 text-muted">{t('campaigns.whatCosts')}</p>
      </div>
    </form>
  )
}

/** Asks again when the amounts have not changed for a moment. */
function useLiveEstimate({ productIds, bidCents, dailyBudgetCents, genders }: CampaignDraft) {
  const planned = { productIds, bidCents, dailyBudgetCents, genders }
  const asked = useDebounced(productIds.length > 0 && dailyBudgetCents !== null ? JSON.stringify(planned) : '')
  return useEstimate(asked === '' ? null : (JSON.parse(asked) as Planned))
}

function useSaving(campaign: Campaign | null) {
  const { t } = useTranslation()
  const refresh = useCampaignsRefresh()
  const [busy, setBusy] = useState<'start' | 'draft' | null>(null)
  const [isConflict, setConflict] = useState(false)
  const save = async (form: Campaign['form'], isStarted: boolean) => {
    setBusy(isStarted ? 'start' : 'draft')
    setConflict(false)
    try {
      const saved = await send(campaign, form, isStarted)
      await refresh()
      const made = isStarted ? 'campaigns.started' : 'campaigns.draftSaved'
      showToast({ title: t(campaign ? 'campaigns.saved' : made) })
      go(to(PATHS.campaign, { campaignId: saved.id }))
    } catch (error) {
      if (error instanceof CallFailure && error.code === 'conflict') setConflict(true)
      else showFailure(error, t, t('campaigns.failed'))
    } finally {
      setBusy(null)
    }
  }
  return { busy, isConflict, save }
}

const send = (campaign: Campaign | null, form: Campaign['form'], isStarted: boolean) =>
  campaign
    ? call('PUT /api/brand/campaigns/{id}', { params: { id: campaign.id }, body: { version: campaign.version, form } })
    : call('POST /api/brand/campaigns', { body: { form, isStarted } })

/** Another member was faster; what was typed stays until it is decided. */
function Conflict({ onReload }: { readonly onReload: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-control border border-signal p-3">
      <p className="mr-auto text-14 font-[600]">{t('campaigns.conflict')}</p>
      <Button tone="outline" size="s" onClick={onReload}>
        {t('campaigns.reload')}
      </Button>
    </div>
  )
}
