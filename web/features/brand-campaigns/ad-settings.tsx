import { useState } from 'react'
import { UNDO_SECONDS } from '#contract/brand-products.limits.ts'
import { CAMPAIGN } from '#contract/campaigns.limits.ts'
import type { AdSettings as Settings } from '#contract/campaigns.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { PriceField } from '#web/ui/forms/price-field.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { Cell } from './cell.tsx'
import { Credit } from './credit.tsx'
import { euros } from './money.ts'
import { type Campaigns, useCampaignsRefresh } from './use-campaigns.ts'

/** Credit, the limit of a month, and the one switch for all campaigns. */
export function AdSettings({ answer }: { readonly answer: Campaigns }) {
  const { t, language } = useTranslation()
  const { isBusy, save } = useSettings()
  const [isOpen, setOpen] = useState(false)
  const { settings } = answer
  const { isStopped, monthlyLimitCents, spentThisMonthCents, blockedReason } = settings
  const isBlocked = blockedReason !== null
  return (
    <section
      aria-label={t('campaigns.forAll')}
      className="grid divide-line border-y border-line max-lg:divide-y lg:grid-cols-3 lg:divide-x lg:*:px-6 lg:*:first:pl-0 lg:*:last:pr-0"
    >
      <Credit creditCents={answer.creditCents} daysLeft={answer.daysLeft} />
      <Cell
        name={t('campaigns.month')}
        value={euros(spentThisMonthCents, language)}
        note={
          monthlyLimitCents === null
            ? t('campaigns.noLimit')
            : t('campaigns.ofLimit', { amount: euros(monthlyLimitCents, language) })
        }
      >
        {!isBlocked && (
          <Button tone="outline" size="s" onClick={() => setOpen(true)}>
            {t(monthlyLimitCents === null ? 'campaigns.setLimit' : 'campaigns.changeLimit')}
          </Button>
        )}
      </Cell>
      <div className="flex flex-col justify-center py-3.5">
        <Switch
          label={t('campaigns.stopAll')}
          hint={t(isBlocked ? 'campaigns.blockedWhat' : isStopped ? 'campaigns.stoppedHint' : 'campaigns.stopHint')}
          checked={isStopped}
          disabled={isBusy || isBlocked}
          onChange={(next) => void save(settings, { isStopped: next })}
        />
      </div>
      <Sheet open={isOpen} onClose={() => setOpen(false)} side="bottom" title={t('campaigns.limitTitle')}>
        {isOpen && <LimitForm settings={settings} onDone={() => setOpen(false)} />}
      </Sheet>
    </section>
  )
}

type Changes = Partial<Pick<Settings, 'isStopped' | 'monthlyLimitCents'>>

/** Saves what holds for all campaigns; the switch can be taken back for ten seconds. */
function useSettings() {
  const { t } = useTranslation()
  const refresh = useCampaignsRefresh()
  const [isBusy, setBusy] = useState(false)
  const save = async (before: Settings, changes: Changes, isUndo = false): Promise<boolean> => {
    setBusy(true)
    const { version, isStopped, monthlyLimitCents } = before
    try {
      const saved = await call('PUT /api/brand/ad-settings', {
        body: { version, isStopped, monthlyLimitCents, ...changes },
      })
      const isSwitch = saved.isStopped !== isStopped
      showToast({
        title: t(isSwitch ? (saved.isStopped ? 'campaigns.allStopped' : 'campaigns.allGoOn') : 'campaigns.limitSaved'),
        ...(isSwitch &&
          !isUndo && {
            showMs: UNDO_SECONDS.shown * 1000,
            action: {
              label: t('campaigns.undo'),
              hint: t('campaigns.undoHint'),
              press: () => void save(saved, { isStopped }, true),
            },
          }),
      })
      return true
    } catch (error) {
      showFailure(error, t, t('campaigns.failed'))
      return false
    } finally {
      await refresh()
      setBusy(false)
    }
  }
  return { isBusy, save: (before: Settings, changes: Changes) => save(before, changes) }
}

interface LimitFormProps {
  readonly settings: Settings
  readonly onDone: () => void
}

function LimitForm({ settings, onDone }: LimitFormProps) {
  const { t, language } = useTranslation()
  const { isBusy, save } = useSettings()
  const [cents, setCents] = useState(settings.monthlyLimitCents)
  const [isChecked, setChecked] = useState(false)
  const { least, most } = CAMPAIGN.monthlyLimit
  const isPossible = cents !== null && cents >= least && cents <= most
  const send = async (limit: number | null) => {
    if (await save(settings, { monthlyLimitCents: limit })) onDone()
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (isPossible) void send(cents)
      }}
    >
      <PriceField
        label={t('campaigns.limit')}
        hint={t('campaigns.limitHint')}
        cents={cents}
        mostCents={most}
        error={
          isChecked && !isPossible
            ? t('campaigns.needLimit', { least: euros(least, language), most: euros(most, language) })
            : undefined
        }
        onChange={(next) => {
          setChecked(false)
          setCents(next)
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {t('campaigns.saveLimit')}
        </Button>
        {settings.monthlyLimitCents !== null && (
          <Button tone="outline" busy={isBusy} onClick={() => void send(null)}>
            {t('campaigns.dropLimit')}
          </Button>
        )}
      </div>
    </form>
  )
}
