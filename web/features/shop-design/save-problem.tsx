import { useState } from 'react'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useDesign } from './design-context.ts'

/** Why the draft is not saved; what was changed stays. */
export function SaveProblem() {
  const { t } = useTranslation()
  const { editor } = useDesign()
  const [isBusy, setBusy] = useState(false)
  if (editor.saving !== 'failed') return null
  const retry = async () => {
    setBusy(true)
    await editor.session.save()
    setBusy(false)
  }
  return (
    <div role="alert" className="flex flex-col items-start gap-2 rounded-control border-2 border-signal p-3">
      <p className="font-[650]">{t('design.saveFailed')}</p>
      <p className="text-14 text-muted">{shownMessage(editor.failure, t, t('design.saveFailedText'))}</p>
      <Button size="s" tone="outline" busy={isBusy} onClick={() => void retry()}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}
