import { useState } from 'react'
import type { Campaign } from '#contract/campaigns.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { go } from '#web/ui/page/navigation.ts'
import { useSteps } from './use-steps.ts'

export const mayPause = ({ status, delivery }: Campaign): boolean => status === 'active' && delivery !== 'ended'
export const mayResume = ({ status, blockedReason }: Campaign): boolean =>
  (status === 'paused' || status === 'draft') && blockedReason === null
const mayChange = ({ status, blockedReason }: Campaign): boolean =>
  status === 'draft' || (status !== 'archived' && blockedReason === null)
const mayArchive = ({ status }: Campaign): boolean => status !== 'archived'

const editOf = ({ id }: Campaign): string => to(PATHS.editCampaign, { campaignId: id })

interface CampaignMenuProps {
  readonly campaign: Campaign
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Everything that can be done with a campaign in a list. */
export function CampaignMenu({ campaign, isOpen, onClose }: CampaignMenuProps) {
  const { t } = useTranslation()
  const { take } = useSteps()
  const [isAsked, setAsked] = useState(false)
  const item = (label: string, press: () => void) => (
    <Button
      tone="ghost"
      block
      className="justify-start! px-3! font-[550]!"
      onClick={() => {
        onClose()
        press()
      }}
    >
      {label}
    </Button>
  )
  return (
    <>
      <Sheet open={isOpen} onClose={onClose} side="bottom" title={campaign.form.name}>
        <div className="-m-3 flex flex-col">
          {item(t('campaigns.open'), () => go(to(PATHS.campaign, { campaignId: campaign.id })))}
          {mayChange(campaign) && item(t('campaigns.edit'), () => go(editOf(campaign)))}
          {mayPause(campaign) && item(t('campaigns.pause'), () => void take(campaign, 'pause'))}
          {mayResume(campaign) && item(resumeLabel(campaign, t), () => void take(campaign, 'resume'))}
          {mayArchive(campaign) && item(t('campaigns.archive'), () => setAsked(true))}
        </div>
      </Sheet>
      <ArchiveQuestion campaign={campaign} isOpen={isAsked} onClose={() => setAsked(false)} />
    </>
  )
}

const resumeLabel = ({ status }: Campaign, t: ReturnType<typeof useTranslation>['t']): string =>
  t(status === 'draft' ? 'campaigns.start' : 'campaigns.resume')

/** The same as buttons, on the page of a campaign. */
export function CampaignButtons({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation()
  const { busy, take } = useSteps()
  const [isAsked, setAsked] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      {mayPause(campaign) && (
        <Button tone="outline" size="s" busy={busy === 'pause'} onClick={() => void take(campaign, 'pause')}>
          {t('campaigns.pause')}
        </Button>
      )}
      {mayResume(campaign) && (
        <Button
          tone={campaign.status === 'draft' ? 'volt' : 'solid'}
          size="s"
          busy={busy === 'resume'}
          onClick={() => void take(campaign, 'resume')}
        >
          {resumeLabel(campaign, t)}
        </Button>
      )}
      {mayChange(campaign) && (
        <Button tone="outline" size="s" onClick={() => go(editOf(campaign))}>
          {t('campaigns.edit')}
        </Button>
      )}
      {mayArchive(campaign) && (
        <Button tone="outline" size="s" onClick={() => setAsked(true)}>
          {t('campaigns.archive')}
        </Button>
      )}
      <ArchiveQuestion campaign={campaign} isOpen={isAsked} onClose={() => setAsked(false)} />
    </div>
  )
}

/** It is for good: a question instead of an undo. */
function ArchiveQuestion({ campaign, isOpen, onClose }: CampaignMenuProps) {
  const { t } = useTranslation()
  const { busy, take } = useSteps()
  const archive = async () => {
    await take(campaign, 'archive')
    onClose()
  }
  return (
    <AlertDialog
      open={isOpen}
      onClose={onClose}
      title={t('campaigns.archiveTitle', { name: campaign.form.name })}
      text={t('campaigns.archiveText')}
      confirmLabel={t('campaigns.archive')}
      onConfirm={() => void archive()}
      busy={busy !== null}
    />
  )
}
