import { useState } from 'react'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useEditor } from './field-errors.ts'

/** A conflict with another member, or a failed save; what was typed stays. */
export function SaveProblem() {
  const { t } = useTranslation()
  const editor = useEditor()
  const [isBusy, setBusy] = useState(false)
  const busy = (work: () => Promise<unknown>) => () => {
    setBusy(true)
    void work()
      .catch(() => {})
      .finally(() => setBusy(false))
  }
  if (editor.state === 'conflict') {
    return (
      <div role="alert" className="mb-6 flex flex-col gap-3 rounded-card border-2 border-signal p-4">
        <p className="font-[650]">{t('products.conflict')}</p>
        <p className="text-14 text-muted">{t('products.conflictText')}</p>
        <div className="flex flex-wrap gap-3">
          <Button size="s" busy={isBusy} onClick={busy(() => editor.resolve(false))}>
            {t('products.takeTheirs')}
          </Button>
          <Button size="s" tone="outline" busy={isBusy} onClick={busy(() => editor.resolve(true))}>
            {t('products.keepMine')}
          </Button>
        </div>
      </div>
    )
  }
  if (editor.state !== 'failed') return null
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card border-2 border-signal p-4"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-[650]">{t('products.saveFailed')}</p>
        <p className="text-14 text-muted">{shownMessage(editor.failure, t, t('products.saveFailedText'))}</p>
      </div>
      <Button size="s" tone="outline" busy={isBusy} onClick={busy(() => editor.save())}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}
