import { useState } from 'react'
import { UNDO_SECONDS } from '#contract/brand-products.limits.ts'
import type { Campaign } from '#contract/campaigns.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { useCampaignsRefresh } from './use-campaigns.ts'

type Step = 'pause' | 'resume' | 'archive'

const PATHS_OF = {
  pause: 'POST /api/brand/campaigns/{id}/pause',
  resume: 'POST /api/brand/campaigns/{id}/resume',
  archive: 'POST /api/brand/campaigns/{id}/archive',
} as const
const DONE = { pause: 'campaigns.paused', resume: 'campaigns.resumed', archive: 'campaigns.archived' } as const
const BACK = { pause: 'resume', resume: 'pause' } as const

/** What can be undone by the opposite step; a draft that was started cannot become one again. */
const undoOf = (step: Step, before: Campaign): Step | null =>
  step === 'archive' || before.status === 'draft' ? null : BACK[step]

/** Pauses, resumes or archives; what can be taken back is offered for ten seconds. */
export function useSteps() {
  const { t } = useTranslation()
  const refresh = useCampaignsRefresh()
  const [busy, setBusy] = useState<Step | null>(null)
  const take = async (campaign: Campaign, step: Step, isUndo = false): Promise<boolean> => {
    setBusy(step)
    try {
      const { id, version } = campaign
      const changed = await call(PATHS_OF[step], { params: { id }, body: { version } })
      const back = isUndo ? null : undoOf(step, campaign)
      showToast({
        title: t(DONE[step], { name: campaign.form.name }),
        ...(back && {
          showMs: UNDO_SECONDS.shown * 1000,
          action: {
            label: t('campaigns.undo'),
            hint: t('campaigns.undoHint'),
            press: () => void take(changed, back, true),
          },
        }),
      })
      return true
    } catch (error) {
      showFailure(error, t, t('campaigns.failed'))
      return false
    } finally {
      // Also after a refusal: another member may have changed it.
      await refresh()
      setBusy(null)
    }
  }
  return { busy, take: (campaign: Campaign, step: Step) => take(campaign, step) }
}
