import { useState } from 'react'
import { BACKGROUND_CONTRAST } from '#contract/backgrounds.limits.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ActForm } from '#web/ui/desk/act-form.tsx'
import { Fact, Facts } from '#web/ui/desk/facts.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { BackgroundPreview } from './background-preview.tsx'
import { contrastText } from './contrast-text.ts'
import { ScheduleForm } from './schedule-form.tsx'
import { type Background, useBackgroundsRefresh } from './use-backgrounds.ts'

interface PanelProps {
  readonly background: Background
  readonly onDone: () => void
}

/** A picture as shoppers would see it, and what staff decide about it. */
export function BackgroundPanel({ background, onDone }: PanelProps) {
  const { t, language } = useTranslation()
  const mayWrite = useStaffRight('content')
  const [isRemoving, setRemoving] = useState(false)
  const { url, contrast, width, height, addedAt } = background
  const isBright = contrast < BACKGROUND_CONTRAST
  return (
    <div className="flex flex-col gap-6">
      <BackgroundPreview url={url} />
      <Facts>
        <Fact name={t('backgrounds.contrastName')}>{contrastText(contrast, language)}</Fact>
        <Fact name={t('backgrounds.size')}>{`${width} × ${height}`}</Fact>
        <Fact name={t('backgrounds.added')}>
          <Moment at={addedAt} />
        </Fact>
      </Facts>
      <p className="text-14 text-muted">
        {t(isBright ? 'backgrounds.tooBright' : 'backgrounds.enough', {
          n: contrastText(BACKGROUND_CONTRAST, language),
        })}
      </p>
      {mayWrite && !isRemoving && (
        <>
          {!isBright && <ActiveSwitch background={background} />}
          {!isBright && <ScheduleForm background={background} />}
          <Button tone="outline" onClick={() => setRemoving(true)}>
            {t('backgrounds.remove')}
          </Button>
        </>
      )}
      {isRemoving && <RemoveForm background={background} onDone={onDone} />}
    </div>
  )
}

/** Whether this picture is shown when no schedule says otherwise. */
function ActiveSwitch({ background: { id, version, isActive } }: Pick<PanelProps, 'background'>) {
  const { t } = useTranslation()
  const refresh = useBackgroundsRefresh()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const send = async () => {
    setBusy(true)
    setError(null)
    try {
      await call('PUT /api/admin/backgrounds/{id}/active', { params: { id }, body: { isActive: !isActive, version } })
      showToast({ title: t(isActive ? 'backgrounds.stopped' : 'backgrounds.started') })
    } catch (failure) {
      setError(shownMessage(failure, t, t('admin.failed')))
    } finally {
      await refresh()
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <Button tone={isActive ? 'outline' : 'solid'} busy={isBusy} onClick={() => void send()}>
        {t(isActive ? 'backgrounds.stop' : 'backgrounds.start')}
      </Button>
      <p className="text-14 text-muted">{t(isActive ? 'backgrounds.stopHint' : 'backgrounds.startHint')}</p>
      <FormError text={error} />
    </div>
  )
}

function RemoveForm({ background: { id, name }, onDone }: PanelProps) {
  const { t } = useTranslation()
  const refresh = useBackgroundsRefresh()
  return (
    <ActForm
      verb={t('backgrounds.removeNow')}
      tone="danger"
      hint={t('backgrounds.reasonHint')}
      onSend={async ({ reason }) => {
        await call('POST /api/admin/backgrounds/{id}/remove', { params: { id }, body: { reason } })
        showToast({ title: t('backgrounds.removed', { name }) })
        await refresh()
        onDone()
      }}
    >
      {() => <p className="text-14 text-muted">{t('backgrounds.removeEffect')}</p>}
    </ActForm>
  )
}
